-- Rows that a backfill has worked on, and the planner's estimate of all of them at its start.
ALTER TABLE backfills
  ADD COLUMN done bigint NOT NULL DEFAULT 0,
  ADD COLUMN total bigint;
