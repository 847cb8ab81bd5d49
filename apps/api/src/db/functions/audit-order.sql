-- Writes to the audit that staff changed or placed an order: who, when, before and after (STAFF-04). Actors that are
-- not in the table of staff (commands, unlisted drivers) appear only in the event. No personal data.
-- The bill is written after its event, so its total is still the one before.
CREATE OR REPLACE FUNCTION audit_order(was orders, became orders, event jsonb, moment timestamptz)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  facts jsonb := coalesce(event->'data', '{}');
BEGIN
  INSERT INTO audit (id, at, staff_id, action, about, before, after, detail)
    SELECT gen_random_uuid(), moment, s.id, 'order:' || (event->>'kind'), 'order ' || became.number,
      c.before || CASE WHEN facts ? 'total' THEN jsonb_strip_nulls(jsonb_build_object('total',
        (SELECT b.total_cents FROM bills b WHERE b.order_id = became.id))) ELSE '{}' END,
      c.after || jsonb_strip_nulls(jsonb_build_object('total', facts->'total', 'fee', facts->'fee',
        'cents', facts->'money'->'cents', 'bill', CASE WHEN event->>'kind' = 'bill-sent' THEN 'sent' END)),
      facts
    FROM staff s, (
      SELECT coalesce(jsonb_object_agg(a.key, b.value) FILTER (WHERE b.value IS NOT NULL), '{}') AS before,
        coalesce(jsonb_object_agg(a.key, a.value), '{}') AS after
      FROM jsonb_each(to_jsonb(became)) a LEFT JOIN jsonb_each(to_jsonb(was)) b USING (key)
      WHERE a.value <> coalesce(b.value, 'null') AND (b.value IS NOT NULL OR a.value <> '0') AND a.key IN ('status', 'version', 'pickup_date', 'pickup_from',
        'delivery_date', 'delivery_from', 'bags', 'bags_arrived',
        'link_version', 'awaits_window', 'missed_deliveries', 'bags_delivered')) c
    WHERE s.id::text = event->>'actor_id';
END
$$;
