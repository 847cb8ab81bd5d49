-- The runs of all hubs on a day, as Today and the drivers' estimates ask for them: both other indexes begin elsewhere.
CREATE INDEX CONCURRENTLY IF NOT EXISTS runs_day ON runs (day);
