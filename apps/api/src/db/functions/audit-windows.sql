-- Windows whose booking count differs from the number of their live orders. Invariant: there are none.
CREATE OR REPLACE FUNCTION audit_windows()
RETURNS TABLE (hub_id text, kind text, date date, from_time text, booked integer, orders integer) LANGUAGE sql STABLE AS $$
  WITH named AS (
    SELECT o.hub_id, 'pickup' AS kind, o.pickup_date AS date, o.pickup_from AS from_time
      FROM orders o WHERE o.status <> 'cancelled'
    UNION ALL
    SELECT o.hub_id, 'delivery', o.delivery_date, o.delivery_from
      FROM orders o WHERE o.status <> 'cancelled' AND o.delivery_date IS NOT NULL
  ), counted AS (
    SELECT n.hub_id, n.kind, n.date, n.from_time, count(*)::integer AS orders FROM named n GROUP BY 1, 2, 3, 4
  )
  SELECT hub_id, kind, date, from_time, coalesce(s.booked, 0), coalesce(c.orders, 0)
    FROM counted c FULL JOIN slots s USING (hub_id, kind, date, from_time)
    WHERE coalesce(s.booked, 0) <> coalesce(c.orders, 0)
$$;
