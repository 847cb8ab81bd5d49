-- The same as change_order for several orders, all or none (DESK-08). Whatever they will need is locked for all of
-- them first, in the order in which a single change does it: the calendars' revision, the orders, the shares of
-- windows, the windows. So a desk that moves fifty orders and a customer who moves one of them cannot wait for each
-- other. For changes of windows: one that cancels or bills also locks what is not locked here.
CREATE OR REPLACE FUNCTION change_orders(input jsonb) RETURNS void
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  touched jsonb;
  change jsonb;
BEGIN
  IF input ? 'revision' THEN
    PERFORM 1 FROM revisions r WHERE r.name = 'catalogue' AND r.revision = (input->>'revision')::bigint FOR SHARE;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'calendar_changed' USING ERRCODE = 'WL001';
    END IF;
  END IF;

  PERFORM 1 FROM orders o
    WHERE o.id IN (SELECT (c->>'order_id')::uuid FROM jsonb_array_elements(input->'changes') c)
    ORDER BY o.id FOR UPDATE;

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

  -- Writing what stands there already makes the row, where there is none, and locks it.
  INSERT INTO daily_counts AS c (subject, date, placed)
    SELECT concat_ws(':', 'window', t.hub, t.kind, t.from_time, t.holder), t.date, 0
      FROM jsonb_to_recordset(touched) AS t(hub text, kind text, date date, from_time text, holder text)
      WHERE t.holder IS NOT NULL ORDER BY t.kind, t.date, t.from_time, t.holder
    ON CONFLICT (subject, date) DO UPDATE SET placed = c.placed;
  INSERT INTO slots AS s (hub_id, kind, date, from_time, booked)
    SELECT DISTINCT t.hub, t.kind, t.date, t.from_time, 0
      FROM jsonb_to_recordset(touched) AS t(hub text, kind text, date date, from_time text)
      ORDER BY t.hub, t.kind, t.date, t.from_time
    ON CONFLICT (hub_id, kind, date, from_time) DO UPDATE SET booked = s.booked;

  FOR change IN SELECT c FROM jsonb_array_elements(input->'changes') c LOOP
    PERFORM change_order(change);
  END LOOP;
END
$$;
