-- Who is next on a run hears so, once, when the stop before is done and cannot be undone any more (DRIVE-04).
ALTER TABLE runs ADD COLUMN told_after timestamptz;          -- when we heard of the visit after which it was last looked
ALTER TABLE run_stops ADD COLUMN told_arrival timestamptz;   -- when its customer, who was told, expects the driver
