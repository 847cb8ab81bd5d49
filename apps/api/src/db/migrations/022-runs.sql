-- A run: a driver, a hub, a day (DESK-09). Its version grows with every change of its stops, so that nobody plans
-- over what somebody else just planned, and a driver's phone knows when to ask again.
CREATE TABLE runs (
  id uuid PRIMARY KEY,
  hub_id text NOT NULL REFERENCES hubs,
  day date NOT NULL,
  driver_id uuid NOT NULL REFERENCES staff,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  UNIQUE (hub_id, day, driver_id)
);
CREATE INDEX runs_driver ON runs (driver_id, day);

-- The stops of a run in the order of the way; a stop is in one run at most. Gaps between positions mean nothing.
CREATE TABLE run_stops (
  order_id uuid NOT NULL REFERENCES orders,
  kind text NOT NULL CHECK (kind IN ('pickup', 'delivery')),
  run_id uuid NOT NULL REFERENCES runs,
  position integer NOT NULL,
  is_locked boolean NOT NULL DEFAULT false,      -- stays where it is when the way is put in order
  assigned_by uuid NOT NULL REFERENCES staff,
  assigned_at timestamptz NOT NULL,
  PRIMARY KEY (order_id, kind),
  UNIQUE (run_id, position)
);
CREATE INDEX run_stops_assigned_by ON run_stops (assigned_by);

-- What is driven on another day, or not at all, leaves its run in the statement that moves or cancels the order,
-- whoever does that. Locks: the order, then the run, then its stops, as planning takes them.
CREATE FUNCTION unplan_stops() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone text[] := array_remove(ARRAY[
    CASE WHEN NEW.status = 'cancelled' OR NEW.pickup_date <> OLD.pickup_date THEN 'pickup' END,
    CASE WHEN NEW.status = 'cancelled' OR NEW.delivery_date IS DISTINCT FROM OLD.delivery_date THEN 'delivery' END],
    NULL);
BEGIN
  UPDATE runs r SET version = r.version + 1 FROM run_stops s
    WHERE s.run_id = r.id AND s.order_id = NEW.id AND s.kind = ANY(gone);
  DELETE FROM run_stops s WHERE s.order_id = NEW.id AND s.kind = ANY(gone);
  RETURN NULL;
END
$$;
CREATE TRIGGER moved_stops_leave AFTER UPDATE OF status, pickup_date, delivery_date ON orders FOR EACH ROW
  WHEN (NEW.status = 'cancelled' AND OLD.status <> 'cancelled' OR NEW.pickup_date <> OLD.pickup_date
    OR NEW.delivery_date IS DISTINCT FROM OLD.delivery_date)
  EXECUTE FUNCTION unplan_stops();
