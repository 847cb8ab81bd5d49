/** Data of the order page: order, history and bill. */
export const PAGE_STATEMENT = `
SELECT o.*, (SELECT jsonb_agg(e ORDER BY e.version) FROM order_events e WHERE e.order_id = o.id) AS events,
  (SELECT to_jsonb(v) FROM bills b JOIN bill_versions v ON v.bill_id = b.id AND v.version = b.version
    WHERE b.order_id = o.id) AS bill
FROM orders o WHERE o.id = $1`;

/** Changes the delivery: both windows, order, history, mail, and the response stored under the idempotency key. */
export const CHANGE_STATEMENT = `
WITH locked AS (
  SELECT s.booked FROM orders o JOIN slots s ON s.hub_id = o.hub_id AND s.kind = 'delivery'
    AND (s.date, s.from_time) IN ((o.delivery_date, o.delivery_from), ($2::date, $3::text))
  WHERE o.id = $1 ORDER BY s.date, s.from_time FOR UPDATE OF s
), held AS (
  SELECT id, hub_id, delivery_date, delivery_from FROM orders, (SELECT count(*) FROM locked) AS both_windows WHERE id = $1
), numbered AS (
  SELECT nextval('order_events_number_seq') AS event
), given_back AS (
  UPDATE slots s SET booked = s.booked - 1 FROM held
  WHERE s.hub_id = held.hub_id AND s.kind = 'delivery' AND s.date = held.delivery_date AND s.from_time = held.delivery_from
), taken AS (
  INSERT INTO slots AS s (hub_id, kind, date, from_time, booked) SELECT hub_id, 'delivery', $2, $3, 1 FROM held
  ON CONFLICT (hub_id, kind, date, from_time) DO UPDATE SET booked = s.booked + 1 WHERE s.booked < 1000000000
), changed AS (
  UPDATE orders o SET version = o.version + 1, last_event = numbered.event, delivery_date = $2, delivery_from = $3,
    delivery_at = $4 FROM numbered WHERE o.id = $1 RETURNING o.id, o.version, o.last_event, o.contact
), history AS (
  INSERT INTO order_events (number, order_id, version, at, kind, actor, data)
  SELECT changed.last_event, changed.id, changed.version, now(), 'windows-changed', 'customer', jsonb_build_object(
    'delivery', jsonb_build_object('date', $2::date, 'time', $3::text),
    'was', jsonb_build_object('delivery', jsonb_build_object('date', held.delivery_date, 'time', held.delivery_from)))
  FROM changed, held
), mail AS (
  INSERT INTO outbox (id, kind, recipient, language, data, created_at, next_attempt_at)
  SELECT gen_random_uuid(), 'order-changed', contact->>'email', 'nl',
    jsonb_build_object('orderId', id, 'version', version), now(), now() FROM changed
)
INSERT INTO idempotency (scope, key, fingerprint, status, answer, created_at)
SELECT 'bench', $5, $5, 200, jsonb_build_object('version', version), now() FROM changed`;

/** Counts again: order, history, audit, bill with lines, and the response stored under the idempotency key. */
export const COUNT_STATEMENT = `
WITH numbered AS (
  SELECT nextval('order_events_number_seq') AS event
), changed AS (
  UPDATE orders o SET version = o.version + 1, last_event = numbered.event, bags_arrived = 1
  FROM numbered WHERE o.id = $1 RETURNING o.id, o.number, o.version, o.last_event
), history AS (
  INSERT INTO order_events (number, order_id, version, at, kind, actor, actor_id, data)
  SELECT last_event, id, version, now(), 'recounted', 'staff', $2::text, jsonb_build_object('bags', 1, 'total', $3::int)
  FROM changed
), audited AS (
  INSERT INTO audit (id, at, staff_id, action, about, before, after, detail)
  SELECT gen_random_uuid(), now(), $2::text::uuid, 'order:recounted', 'order ' || number,
    jsonb_build_object('version', version - 1), jsonb_build_object('version', version), jsonb_build_object('bags', 1, 'total', $3::int) FROM changed
), billed AS (
  INSERT INTO bills AS b (id, order_id, version, total_cents, created_at, changed_at)
  SELECT gen_random_uuid(), id, 1, $3::int, now(), now() FROM changed
  ON CONFLICT (order_id) DO UPDATE SET version = b.version + 1, total_cents = $3::int, changed_at = now()
  RETURNING id, version
), itemised AS (
  INSERT INTO bill_versions (bill_id, version, order_version, at, counted, lines, total_cents)
  SELECT billed.id, billed.version, changed.version, now(), $4, $5, $3::int FROM billed, changed
)
INSERT INTO idempotency (scope, key, fingerprint, status, answer, created_at)
SELECT 'bench', $6, $6, 200, jsonb_build_object('version', version), now() FROM changed`;

/** The orders changed last, each with its bill and the time of the change. */
export const LIST_STATEMENT = `
SELECT o.*, b.total_cents, b.state, e.at AS changed_at
FROM (SELECT * FROM orders ORDER BY last_event DESC LIMIT 51) o
LEFT JOIN bills b ON b.order_id = o.id JOIN order_events e ON e.number = o.last_event
ORDER BY o.last_event DESC`;

/** Sums of four weeks by day, including unfolded changes. */
export const REPORT_STATEMENT = `
SELECT day, sum(placed), sum(cancelled), sum(repeated), sum(on_time), sum(late), sum(missed), sum(pieces), sum(kilos),
  sum(billed_cents), sum(refunded_cents)
FROM (SELECT * FROM report_days UNION ALL SELECT (figures).* FROM report_changes) f
WHERE day BETWEEN $1::date - 27 AND $1::date GROUP BY 1`;
