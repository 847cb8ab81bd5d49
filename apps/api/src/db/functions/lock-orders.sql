-- Locks everything that changes of several orders will need, before the first of them. Input: revision (optional),
-- changes (order_id, take, give_back) and runs (ids of further runs).
--
-- The lock order. Every transaction that changes orders takes its locks in this order, whatever it leaves out; each
-- kind by its key, ascending. What breaks it can deadlock with a single change of an order.
--    1. the request's idempotency key (advisory)
--    2. revisions: FOR SHARE; a change of the calendars takes the whole table
--    3. rate_limits, known_devices
--    4. plans
--    5. users
--    6. orders
--    7. daily_counts: shares of windows (kind, date, hour, holder), then the day's count of a company or location
--    8. companies and promo_codes, of a new or a cancelled order
--    9. search_words
--   10. runs, then their run_stops
--   11. bills, then invoices and payments
--   12. slots (hub, kind, date, hour): last, because a busy window is what most others wait for
CREATE OR REPLACE FUNCTION lock_orders(input jsonb) RETURNS void
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  ids uuid[] := ARRAY(SELECT (c->>'order_id')::uuid FROM jsonb_array_elements(input->'changes') c);
  touched jsonb;
BEGIN
  IF input ? 'revision' THEN
    PERFORM 1 FROM revisions r WHERE r.name = 'catalogue' AND r.revision = (input->>'revision')::bigint FOR SHARE;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'calendar_changed' USING ERRCODE = 'WL001';
    END IF;
  END IF;

  PERFORM FROM orders o WHERE o.id = ANY(ids) ORDER BY o.id FOR UPDATE;

  touched := (SELECT jsonb_agg(DISTINCT jsonb_build_object('hub', o.hub_id, 'kind', w.kind, 'date', w.date,
      'from_time', w.from_time, 'holder', s.holder))
    FROM jsonb_array_elements(input->'changes') c JOIN orders o ON o.id = (c->>'order_id')::uuid
    CROSS JOIN LATERAL (
      SELECT t.kind, t.date, t.from_time
        FROM jsonb_to_recordset(coalesce(c->'take', '[]')) AS t(kind text, date date, from_time text)
      UNION ALL
      SELECT 'pickup', o.pickup_date, o.pickup_from WHERE coalesce(c->'give_back', '[]') ? 'pickup'
      UNION ALL
      SELECT 'delivery', o.delivery_date, o.delivery_from
        WHERE coalesce(c->'give_back', '[]') ? 'delivery' AND o.delivery_date IS NOT NULL) w
    LEFT JOIN LATERAL jsonb_to_recordset(o.window_shares) AS s(holder text) ON true);

  -- An upsert that changes nothing creates a missing row and locks it.
  INSERT INTO daily_counts AS c (subject, date, placed)
    SELECT concat_ws(':', 'window', t.hub, t.kind, t.from_time, t.holder), t.date, 0
      FROM jsonb_to_recordset(touched) AS t(hub text, kind text, date date, from_time text, holder text)
      WHERE t.holder IS NOT NULL ORDER BY t.kind, t.date, t.from_time, t.holder, t.hub
    ON CONFLICT (subject, date) DO UPDATE SET placed = c.placed;

  -- An order's first event of an era updates its words; erasing deletes them.
  PERFORM FROM search_words w WHERE w.id IN (SELECT o.words_id FROM orders o WHERE o.id = ANY(ids))
    ORDER BY w.id FOR UPDATE;

  PERFORM FROM runs r WHERE r.id IN (
      SELECT s.run_id FROM run_stops s WHERE s.order_id = ANY(ids)
      UNION SELECT run::uuid FROM jsonb_array_elements_text(coalesce(input->'runs', '[]')) run)
    ORDER BY r.id FOR NO KEY UPDATE;

  INSERT INTO slots AS s (hub_id, kind, date, from_time, booked)
    SELECT DISTINCT t.hub, t.kind, t.date, t.from_time, 0
      FROM jsonb_to_recordset(touched) AS t(hub text, kind text, date date, from_time text)
      ORDER BY t.hub, t.kind, t.date, t.from_time
    ON CONFLICT (hub_id, kind, date, from_time) DO UPDATE SET booked = s.booked;
END
$$;
