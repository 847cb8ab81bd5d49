-- Writes to the audit that staff changed or placed an order: who, when, before and after (STAFF-04). Actors that are
-- not in the table of staff (commands, unlisted drivers) appear only in the event. No personal data.
CREATE OR REPLACE FUNCTION audit_order(was orders, became orders, event jsonb, moment timestamptz)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit (id, at, staff_id, action, about, before, after, detail)
    SELECT gen_random_uuid(), moment, s.id, 'order:' || (event->>'kind'), 'order ' || became.number,
      c.before, c.after, coalesce(event->'data', '{}')
    FROM staff s, (
      SELECT coalesce(jsonb_object_agg(b.key, b.value), '{}') AS before, coalesce(jsonb_object_agg(b.key, a.value), '{}') AS after
      FROM jsonb_each(to_jsonb(was)) b JOIN jsonb_each(to_jsonb(became)) a USING (key)
      WHERE b.value IS DISTINCT FROM a.value AND b.key IN ('status', 'version', 'pickup_date', 'pickup_from',
        'delivery_date', 'delivery_from', 'bags', 'bags_arrived',
        'link_version', 'awaits_window', 'missed_deliveries', 'bags_delivered')) c
    WHERE s.id::text = event->>'actor_id';
END
$$;
