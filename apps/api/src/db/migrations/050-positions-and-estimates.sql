-- The last position of a run's driver (DRIVE-09): only with the shop's setting, only while the run is open. The clean-up
-- removes it the next day. It names no order and no customer.
CREATE TABLE driver_positions (
  run_id uuid PRIMARY KEY REFERENCES runs ON DELETE CASCADE,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  at timestamptz NOT NULL                                -- by the clock of the phone, not later than ours
);

-- The estimated arrival that the customer's page shows. `expected_at` is the time of the calculation; with a range of
-- null the run is under way and the arrival unknown.
ALTER TABLE run_stops
  ADD COLUMN expected_at timestamptz,
  ADD COLUMN expected_from timestamptz,
  ADD COLUMN expected_to timestamptz;
