import { uuidOf } from "./people.ts";

/** Orders per customer. */
export const ORDERS_EACH = 5;
/** Console time in the bench. */
export const NOW = "2026-11-18T11:00:00+01:00";
const LAST_PICKUP = "2026-11-20";
/** Five years, which is how long the shop keeps customer data; at least a hundred orders a day. */
const DAYS = 1800;
const LEAST_PER_DAY = 100;
/** Event numbers reserved per order; it uses up to six of eight. */
const NUMBERS_EACH = 8;

/** The largest event number used by the filled data. */
export const lastNumber = (orders: number): number => NUMBERS_EACH * (orders + 6 * perDay(orders));
const perDay = (orders: number): number => Math.max(LEAST_PER_DAY, Math.floor(orders / DAYS));

/** Optimisation fence: keeps PostgreSQL from inlining each subquery into the next ones. */
const EACH_ONCE = "OFFSET 0";

/** Orders of the last month, whose mails are still stored. */
export const newest = (orders: number): number => Math.min(orders, 30 * perDay(orders));

const chance = (trait: number): string => `(hashint8extended(n, ${trait}) & 9223372036854775807)`;
/** Event numbers increase with time: an event is numbered after those of all orders placed before it. */
const numberOf = (place: number, days: number, each: number): string =>
  `${NUMBERS_EACH} * (n + ${days * each}) + ${place}`;

/**
 * All data of the orders numbered from `turn × customers + 1`, one per customer: stops, status by now and payment. One
 * in forty is cancelled at once; one stop in twenty is late.
 */
export function pastOrders(orders: number, turn: string): string {
  const each = perDay(orders);
  const customers = Math.max(1, orders / ORDERS_EACH);
  return `(
  SELECT *, CASE status WHEN 'cancelled' THEN 2 WHEN 'placed' THEN 1 + is_missed::int WHEN 'picked-up' THEN 2
      WHEN 'counted' THEN 4 WHEN 'ready' THEN 5 ELSE 6 END AS version,
    CASE status WHEN 'cancelled' THEN ${numberOf(7, 0, each)} WHEN 'placed' THEN
        CASE WHEN is_missed THEN ${numberOf(2, 2, each)} ELSE ${numberOf(1, 0, each)} END
      WHEN 'picked-up' THEN ${numberOf(2, 2, each)} WHEN 'counted' THEN ${numberOf(4, 3, each)}
      WHEN 'ready' THEN ${numberOf(5, 4, each)} ELSE ${numberOf(6, 5, each)} END AS last_event,
    status IN ('counted', 'ready', 'delivered') AS is_billed,
    NOT (is_new AND ${chance(5)} % 3 = 0 OR ${chance(5)} % 997 = 7) AS is_paid
  FROM (
    SELECT *, CASE WHEN ${chance(2)} % 40 = 0 THEN 'cancelled' WHEN is_missed OR picked_up_at > now THEN 'placed'
        WHEN counted_at > now THEN 'picked-up' WHEN ready_at > now THEN 'counted' WHEN delivered_at > now THEN 'ready'
        ELSE 'delivered' END AS status,
      counted_at > now - interval '14 days' AS is_new,
      6 + (${chance(6)} % 5)::int AS kilos
    FROM (
      SELECT *, pickup_at + CASE WHEN ${chance(3)} % 20 = 0 THEN interval '150 minutes' ELSE interval '30 minutes' END AS picked_up_at,
        pickup_at + interval '14 hours' AS counted_at, pickup_at + interval '38 hours' AS ready_at,
        delivery_at + CASE WHEN ${chance(4)} % 20 = 0 THEN interval '150 minutes' ELSE interval '30 minutes' END AS delivered_at,
        day = (now AT TIME ZONE 'Europe/Amsterdam')::date - 1 AND ${chance(7)} % 100 = 1 AND ${chance(2)} % 40 <> 0 AS is_missed
      FROM (
        SELECT *, (day + hour::time) AT TIME ZONE 'Europe/Amsterdam' AS pickup_at,
          (day + 3 + hour::time) AT TIME ZONE 'Europe/Amsterdam' AS delivery_at,
          (day - 2 + time '07:00') AT TIME ZONE 'Europe/Amsterdam'
            + date_trunc('milliseconds', interval '15 hours' * (${each} - 1 - (${orders} - n) % ${each}) / ${each}) AS created_at
        FROM (
          SELECT *, date '${LAST_PICKUP}' - ((${orders} - n) / ${each})::int AS day,
            ('{08:00,10:00,12:00,14:00,16:00,18:00}'::text[])[1 + ${chance(1)} % 6] AS hour,
            ${uuidOf("'order' || n")} AS id
          FROM (SELECT ${turn} * ${customers} + p.c AS n, p.*, timestamptz '${NOW}' AS now FROM bench_people p ${EACH_ONCE}) numbered ${EACH_ONCE}
        ) dated ${EACH_ONCE}
      ) timed ${EACH_ONCE}
    ) done ${EACH_ONCE}
  ) stood ${EACH_ONCE}
) past`;
}

/** Events of an order so far, as place_order and change_order write them. */
export const eventsOf = (orders: number): string => {
  const number = (version: number, days: number) => numberOf(version, days, perDay(orders));
  return `LATERAL (VALUES
    (1, ${number(1, 0)}, created_at, 'placed', 'customer', NULL, true),
    (2, ${number(7, 0)}, created_at + interval '20 minutes', 'cancelled', 'customer', NULL, status = 'cancelled'),
    (2, ${number(2, 2)}, pickup_at + interval '40 minutes', 'pickup-missed', 'driver', 'bench', is_missed),
    (2, ${number(2, 2)}, picked_up_at, 'picked-up', 'driver', 'bench', status <> 'cancelled' AND NOT is_missed AND version > 1),
    (3, ${number(3, 3)}, counted_at, 'counted', 'staff', 'bench', version > 2),
    (4, ${number(4, 3)}, counted_at, 'bill-sent', 'staff', 'bench', version > 3),
    (5, ${number(5, 4)}, ready_at, 'ready', 'staff', 'bench', version > 4),
    (6, ${number(6, 5)}, delivered_at, 'delivered', 'driver', 'bench', version > 5)
  ) e(at_version, number, at, kind, actor, actor_id, has_happened)`;
};
