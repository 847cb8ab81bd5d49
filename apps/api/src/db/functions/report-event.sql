-- Adds an event to the reports, and marks a placed order as a repeat when its customer has ordered before.
CREATE OR REPLACE FUNCTION report_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.kind = 'placed' AND ordered_before(NEW) THEN
    INSERT INTO repeat_orders (order_id) VALUES (NEW.order_id) ON CONFLICT DO NOTHING;
  END IF;
  INSERT INTO report_changes (figures) SELECT f FROM figures_of_event(NEW) f;
  RETURN NULL;
END
$$;
