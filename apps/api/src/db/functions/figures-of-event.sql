-- What an event adds to the daily report. A stop is one agreed window, and its last event counts: a miss followed by a
-- success is a success, and an undone event is ignored. Whether it was in time is judged by the reporting phone's
-- clock: within the window, or at most 30 minutes before it. Earlier stops count with the late ones, because the
-- customer was not told to be there. plpgsql, so that placing an order does not execute the long query for stops.
CREATE OR REPLACE FUNCTION figures_of_event(event order_events) RETURNS SETOF report_figures LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF event.kind IN ('placed', 'cancelled', 'withdrawn') THEN
    RETURN QUERY
    SELECT o.hub_id, amsterdam_day(o.created_at), (event.kind = 'placed')::int, (event.kind <> 'placed')::int,
      CASE WHEN r.order_id IS NULL THEN 0 WHEN event.kind = 'placed' THEN 1 ELSE -1 END,
      0, 0, 0, 0, 0::numeric, 0::bigint, 0::bigint
      FROM orders o LEFT JOIN repeat_orders r ON r.order_id = o.id
      WHERE o.id = event.order_id AND (event.kind = 'placed'
        OR o.status = 'cancelled' AND NOT EXISTS (
          SELECT FROM order_events l WHERE l.order_id = event.order_id AND l.version > event.version
            AND l.kind IN ('cancelled', 'withdrawn')));
  ELSE
    -- The window's last event now, minus its last event before this one.
    RETURN QUERY
    SELECT o.hub_id, (agreed.data->s.stop->>'date')::date, 0, 0, 0,
      t.times * (NOT last.is_missed AND last.at BETWEEN agreed.starts - interval '30 minutes'
        AND agreed.starts + interval '2 hours')::int,
      t.times * (NOT last.is_missed AND last.at NOT BETWEEN agreed.starts - interval '30 minutes'
        AND agreed.starts + interval '2 hours')::int,
      t.times * last.is_missed::int, 0, 0::numeric, 0::bigint, 0::bigint
      FROM orders o
      JOIN order_events said ON said.order_id = o.id
        AND said.version = coalesce((event.data->'undoes'->>'version')::int, event.version)
      JOIN (VALUES ('picked-up', 'pickup'), ('pickup-missed', 'pickup'), ('delivered', 'delivery'),
        ('delivery-missed', 'delivery')) AS s(kind, stop) ON s.kind = said.kind
      CROSS JOIN LATERAL (
        SELECT a.version, a.data, ((a.data->s.stop->>'date') || ' ' || (a.data->s.stop->>'time'))::timestamp
          AT TIME ZONE 'Europe/Amsterdam' AS starts
        FROM order_events a WHERE a.order_id = event.order_id AND a.version < event.version AND a.data ? s.stop
        ORDER BY a.version DESC LIMIT 1) agreed
      CROSS JOIN (VALUES (0, 1), (1, -1)) AS t(ago, times)
      CROSS JOIN LATERAL (
        SELECT m.kind = s.stop || '-missed' AS is_missed, coalesce((m.data->>'saidAt')::timestamptz, m.at) AS at
        FROM order_events m WHERE m.order_id = event.order_id AND m.version > agreed.version
          AND m.version <= event.version - t.ago
          AND m.kind IN (s.stop || '-missed', CASE s.stop WHEN 'pickup' THEN 'picked-up' ELSE 'delivered' END)
          AND NOT EXISTS (SELECT FROM order_events u WHERE u.order_id = event.order_id
            AND u.version <= event.version - t.ago AND (u.data->'undoes'->>'version')::int = m.version)
        ORDER BY m.version DESC LIMIT 1) last
      WHERE o.id = event.order_id;
  END IF;
END
$$;
