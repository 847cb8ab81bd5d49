-- Removes a moved or cancelled stop from its run, in the same statement as the change of the order. Both runs of an
-- order are locked in order of id before either is written (lock_orders).
CREATE OR REPLACE FUNCTION unplan_stops() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone text[] := array_remove(ARRAY[
    CASE WHEN NEW.status = 'cancelled' OR NEW.pickup_date <> OLD.pickup_date THEN 'pickup' END,
    CASE WHEN NEW.status = 'cancelled' OR NEW.delivery_date IS DISTINCT FROM OLD.delivery_date THEN 'delivery' END],
    NULL);
BEGIN
  PERFORM FROM runs r WHERE r.id IN (
      SELECT s.run_id FROM run_stops s WHERE s.order_id = NEW.id AND s.kind = ANY(gone))
    ORDER BY r.id FOR NO KEY UPDATE;
  UPDATE runs r SET version = r.version + 1 FROM run_stops s
    WHERE s.run_id = r.id AND s.order_id = NEW.id AND s.kind = ANY(gone);
  DELETE FROM run_stops s WHERE s.order_id = NEW.id AND s.kind = ANY(gone);
  RETURN NULL;
END
$$;
