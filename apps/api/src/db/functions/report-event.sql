-- Adds what an event means for reports, and remembers of an order that is placed that it is not its customer's first.
CREATE OR REPLACE FUNCTION report_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.kind = 'placed' AND ordered_before(NEW) THEN
    INSERT INTO repeat_orders (order_id) VALUES (NEW.order_id) ON CONFLICT DO NOTHING;
  END IF;
  INSERT INTO report_changes (figures) SELECT f FROM figures_of_event(NEW) f;
  RETURN NULL;
END
$$;
