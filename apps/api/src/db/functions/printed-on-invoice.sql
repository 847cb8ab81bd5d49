-- What an invoice of an order would print now, beside its lines: the day on which the order ended, otherwise its
-- planned delivery, and the last payment of a bill that is paid. The order's history has the moments; rows of payments
-- change later.
CREATE OR REPLACE FUNCTION printed_on_invoice(order_id uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_strip_nulls(jsonb_build_object(
    'servedOn', coalesce(
      (SELECT (e.at AT TIME ZONE 'Europe/Amsterdam')::date FROM order_events e
        WHERE e.order_id = o.id AND e.kind IN ('delivered', 'cancelled') AND NOT EXISTS (
          SELECT FROM order_events u WHERE u.order_id = o.id AND u.kind = 'stop-undone'
            AND (u.data->'undoes'->>'version')::integer = e.version)
        ORDER BY e.version DESC LIMIT 1),
      o.delivery_date, o.pickup_date),
    'payment',
      (SELECT jsonb_build_object('day', (e.at AT TIME ZONE 'Europe/Amsterdam')::date,
          'method', e.data->'money'->>'method')
        FROM order_events e
        WHERE b.state IN ('paid', 'overpaid') AND e.order_id = o.id AND e.kind = 'payment-changed'
          AND e.data->'money'->>'state' = 'paid'
        ORDER BY e.version DESC LIMIT 1)))
  FROM bills b JOIN orders o ON o.id = b.order_id WHERE o.id = $1
$$;
