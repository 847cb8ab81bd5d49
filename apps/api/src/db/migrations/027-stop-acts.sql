-- What drivers said at doors (DRIVE-03), by the id that their phone gave it: told again, it is known. Both clocks are
-- kept. One that made no event because somebody was first stays as well, for the desk that sets it right; notes make
-- none either. It names an order and staff, no customer.
CREATE TABLE stop_acts (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders,
  kind text NOT NULL CHECK (kind IN ('pickup', 'delivery')),
  staff_id uuid NOT NULL REFERENCES staff,
  act text NOT NULL CHECK (act IN ('done', 'missed', 'undo', 'note')),
  said_at timestamptz NOT NULL,                  -- by the phone's clock
  heard_at timestamptz NOT NULL,
  seen integer NOT NULL,                         -- the version of the order that the phone knew
  data jsonb NOT NULL DEFAULT '{}',
  made_version integer,                          -- of the event that it made
  refusal text CHECK (refusal IN ('first', 'not-possible', 'late')),
  first_version integer                          -- of the event that was first
);
CREATE INDEX stop_acts_order ON stop_acts (order_id, heard_at);
CREATE INDEX stop_acts_staff ON stop_acts (staff_id);
CREATE INDEX stop_acts_refused ON stop_acts (heard_at) WHERE refusal IS NOT NULL;
