-- Whether the customer of an order had an earlier order that was not cancelled by then. A customer is an account, a
-- company or a location, or else a guest's e-mail address. One query per kind, each with its own index: a combined
-- query would be planned again for every order, which costs more than executing it.
CREATE OR REPLACE FUNCTION ordered_before(event order_events) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
DECLARE
  placed record;
BEGIN
  SELECT o.user_id, o.company_id, o.service_point_id, o.created_at, lower(o.contact->>'email') AS email INTO placed
    FROM orders o WHERE o.id = event.order_id;
  IF placed.user_id IS NOT NULL THEN
    RETURN EXISTS (SELECT FROM orders o WHERE o.user_id = placed.user_id AND o.created_at <= placed.created_at
      AND o.id <> event.order_id AND stood_before(o.id, event.number));
  ELSIF placed.company_id IS NOT NULL THEN
    RETURN EXISTS (SELECT FROM orders o WHERE o.company_id = placed.company_id AND o.created_at <= placed.created_at
      AND o.id <> event.order_id AND stood_before(o.id, event.number));
  ELSIF placed.service_point_id IS NOT NULL THEN
    RETURN EXISTS (SELECT FROM orders o WHERE o.service_point_id = placed.service_point_id
      AND o.created_at <= placed.created_at AND o.id <> event.order_id AND stood_before(o.id, event.number));
  END IF;
  RETURN EXISTS (SELECT FROM orders o WHERE lower(o.contact->>'email') = placed.email AND o.company_id IS NULL
    AND o.service_point_id IS NULL AND o.id <> event.order_id AND stood_before(o.id, event.number));
END
$$;
