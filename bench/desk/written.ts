import { eventsOf, lastNumber, newest, ORDERS_EACH, pastOrders } from "./past-orders.ts";
import { uuidOf } from "./people.ts";

const TURNS = [...Array(ORDERS_EACH).keys()];

const ORDER_COLUMNS = `id, number, kind, status, hub_id, user_id, company_id, language, pickup_date, pickup_from,
  delivery_date, delivery_from, pickup_at, delivery_at, services, bags, bags_arrived, contact, pickup_location,
  delivery_location, has_bag, device, created_at, version, last_event, awaits_window, words_id, bill_overdue,
  changed_at, misses`;

/** Must match eventsOf. */
const CHANGED_AT = `CASE status WHEN 'cancelled' THEN created_at + interval '20 minutes' WHEN 'placed' THEN
    CASE WHEN is_missed THEN pickup_at + interval '40 minutes' ELSE created_at END
  WHEN 'picked-up' THEN picked_up_at WHEN 'counted' THEN counted_at WHEN 'ready' THEN ready_at ELSE delivered_at END`;

export const writeOrders = (orders: number): string[] =>
  TURNS.map(
    (turn) => `
INSERT INTO orders (${ORDER_COLUMNS})
SELECT id, 'W-' || 10000 + n, CASE WHEN company_id IS NULL THEN 'consumer' ELSE 're-use' END, status, hub,
  CASE WHEN company_id IS NULL THEN user_id END, company_id, 'nl', day, hour, day + 3, hour, pickup_at, delivery_at,
  '{DC,WF}', CASE WHEN version > 1 AND status NOT IN ('placed', 'cancelled') THEN 1 END,
  CASE WHEN is_billed THEN 1 + (n % 500 = 3)::int END, contact, location, location, true, 'device-' || c, created_at,
  version, last_event, CASE WHEN is_missed THEN 'pickup' END, words_id,
  is_billed AND NOT is_paid AND NOT is_new, ${CHANGED_AT}, is_missed::int
FROM ${pastOrders(orders, String(turn))}`,
  );

/** Rows that the triggers of orders would write; `bench_people` has the words in the order and form of order_words. */
export const writeWords = (orders: number): string[] => [
  `
INSERT INTO search_words (id, words, eras)
SELECT words_id, words, array_agg(DISTINCT era)
FROM (${TURNS.map((turn) => `SELECT words_id, words, last_event FROM ${pastOrders(orders, String(turn))}`).join(" UNION ALL ")}) o
  CROSS JOIN unnest(eras_of(last_event)) era
GROUP BY words_id, words`,
];

export const writeHistories = (orders: number): string[] =>
  TURNS.map(
    (turn) => `
INSERT INTO order_events (number, order_id, version, at, kind, actor, actor_id, data)
SELECT e.number, id, e.at_version, e.at, e.kind, e.actor, e.actor_id, CASE e.kind
  WHEN 'placed' THEN jsonb_build_object('pickup', jsonb_build_object('date', day, 'time', hour),
    'delivery', jsonb_build_object('date', day + 3, 'time', hour))
  WHEN 'picked-up' THEN '{"bags":1}' WHEN 'pickup-missed' THEN '{"reason":"nobody-home","calls":1}'
  WHEN 'counted' THEN jsonb_build_object('bags', 1 + (n % 500 = 3)::int, 'total', kilos * 416 + 995)
  WHEN 'bill-sent' THEN jsonb_build_object('total', kilos * 416 + 995) ELSE '{}' END
FROM ${pastOrders(orders, String(turn))}, ${eventsOf(orders)} WHERE e.has_happened`,
  );

export const writeBills = (orders: number): string[] => [
  ...TURNS.map(
    (turn) => `
INSERT INTO bills (id, order_id, version, total_cents, created_at, changed_at, code_hash, sent_at, pay_by, paid_cents, overdue_at)
SELECT ${uuidOf("'bill' || n")}, id, 1, kilos * 416 + 995, counted_at, counted_at, md5('code' || n), counted_at,
  day + 15, CASE WHEN is_paid THEN kilos * 416 + 995 ELSE 0 END, CASE WHEN NOT is_paid AND NOT is_new THEN counted_at + interval '15 days' END
FROM ${pastOrders(orders, String(turn))} WHERE is_billed`,
  ),
  ...TURNS.map(
    (turn) => `
INSERT INTO bill_versions (bill_id, version, order_version, at, counted, lines, total_cents)
SELECT ${uuidOf("'bill' || n")}, 1, 3, counted_at, jsonb_build_object('pieces', '[]'::jsonb, 'kilos', kilos, 'bagsBack', 0, 'free', '[]'::jsonb),
  jsonb_build_array(jsonb_build_object('vat', '21', 'kind', 'kilos', 'type', 'WF', 'alias', 'wash-tumble-dry-and-fold', 'cents', kilos * 416, 'count', kilos),
    '{"vat":"21","kind":"shipping","cents":995,"count":1}'::jsonb), kilos * 416 + 995
FROM ${pastOrders(orders, String(turn))} WHERE is_billed`,
  ),
];

/** Mails are kept for a month. Payments are read by bill only, so those of the last month are enough. */
export function writeMailsAndPayments(orders: number): string[] {
  const those = `FROM generate_series(0, ${ORDERS_EACH - 1}) turn, LATERAL ${pastOrders(orders, "turn")} WHERE n > ${orders - newest(orders)}`;
  const mail = (kind: string, at: string, also: string) => `
INSERT INTO outbox (id, channel, kind, recipient, language, data, created_at, sent_at)
SELECT gen_random_uuid(), 'mail', '${kind}', email, 'nl', jsonb_build_object('orderId', id), ${at}, ${at} ${those} AND ${also}`;
  return [
    mail("order-confirmation", "created_at", "true"),
    mail("bill", "counted_at", "is_billed"),
    `
INSERT INTO payments (id, bill_id, bill_version, method, language, cents, state, service_id, paid_cents, created_at, changed_at, changes)
SELECT gen_random_uuid(), ${uuidOf("'bill' || n")}, 1, 'ideal', 'nl', kilos * 416 + 995, 'paid', 'tr_' || n,
  kilos * 416 + 995, counted_at + interval '1 hour', counted_at + interval '1 hour', 1 ${those} AND is_billed AND is_paid`,
  ];
}

export const writeWindows = (orders: number): string[] => [
  `
INSERT INTO slots (hub_id, kind, date, from_time, booked)
SELECT hub, w.kind, w.date, hour, count(*) FROM generate_series(0, ${ORDERS_EACH - 1}) turn, LATERAL ${pastOrders(orders, "turn")},
  LATERAL (VALUES ('pickup', day), ('delivery', day + 3)) w(kind, date) WHERE status <> 'cancelled' GROUP BY 1, 2, 3, 4`,
  `SELECT setval('order_events_number_seq', ${lastNumber(orders)}), setval('order_numbers', ${10_000 + orders})`,
];

/** Sums that the triggers of events and bills would have written by now. */
export const writeReports = (orders: number): string[] => [
  `
INSERT INTO repeat_orders (order_id)
SELECT id FROM (
  SELECT id, count(*) FILTER (WHERE status <> 'cancelled') OVER (PARTITION BY coalesce(company_id, user_id) ORDER BY created_at, number
    ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS before FROM orders) o WHERE before > 0`,
  `
INSERT INTO report_days (hub_id, day, placed, cancelled, repeated, on_time, late, missed, pieces, kilos, billed_cents, refunded_cents)
SELECT hub, day, sum(placed), sum(cancelled), sum(repeated), sum(on_time), sum(late), sum(missed), 0, sum(kilos), sum(cents), 0
FROM (
  SELECT hub_id AS hub, amsterdam_day(created_at) AS day, count(*) AS placed, count(*) FILTER (WHERE status = 'cancelled') AS cancelled,
    count(r.order_id) FILTER (WHERE status <> 'cancelled') AS repeated, 0 AS on_time, 0 AS late, 0 AS missed, 0 AS kilos, 0 AS cents
  FROM orders LEFT JOIN repeat_orders r ON r.order_id = orders.id GROUP BY 1, 2
  UNION ALL
  SELECT hub, f.day, 0, 0, 0, sum(f.on_time), sum(f.late), sum(f.missed), sum(f.kilos), sum(f.cents)
  FROM generate_series(0, ${ORDERS_EACH - 1}) turn, LATERAL ${pastOrders(orders, "turn")}, LATERAL (VALUES
    (past.day, (picked_up_at <= pickup_at + interval '2 hours')::int, (picked_up_at > pickup_at + interval '2 hours')::int, 0, 0, 0,
      status NOT IN ('cancelled', 'placed')),
    (past.day, 0, 0, 1, 0, 0, is_missed),
    (past.day + 3, (delivered_at <= delivery_at + interval '2 hours')::int, (delivered_at > delivery_at + interval '2 hours')::int, 0, 0, 0,
      status = 'delivered'),
    (amsterdam_day(counted_at), 0, 0, 0, past.kilos, past.kilos * 416 + 995, is_billed)
  ) f(day, on_time, late, missed, kilos, cents, counts) WHERE f.counts GROUP BY 1, 2
) f GROUP BY 1, 2`,
];
