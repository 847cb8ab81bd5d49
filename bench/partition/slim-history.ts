import pg from "pg";
import { putAside } from "../desk/put-aside.ts";

const SETTINGS = `SET maintenance_work_mem = '1500MB'; SET synchronous_commit = off; SET session_replication_role = replica; SET jit = off`;
const DAYS = 1800;
const ORDERS_EACH = 5;
const EVENTS_EACH = 3;

/** Five years of orders with all keys and indexes, which are what grows expensive, and minimal other data. */
const ordersBetween = (first: number, last: number, orders: number): string => `
INSERT INTO orders (id, number, kind, status, hub_id, user_id, language, pickup_date, pickup_from, delivery_date, delivery_from,
  pickup_at, delivery_at, services, contact, created_at, version, last_event)
SELECT md5('order' || n)::uuid, 'W-' || 10000 + n, 'consumer', 'delivered', (ARRAY['haarlem','amsterdam','utrecht','den-haag'])[1 + n % 4],
  md5('user' || c)::uuid, 'nl', day, '10:00', day + 3, '10:00', day + time '09:00', day + 3 + time '09:00', '{WF}',
  jsonb_build_object('email', 'klant-' || c || '@mail.example'), day - 2 + interval '15 hours' * (n % ${perDay(orders)}) / ${perDay(orders)},
  ${EVENTS_EACH}, ${EVENTS_EACH} * n
FROM (SELECT n, date '2026-11-20' - ((${orders} - n) / ${perDay(orders)})::int AS day,
    (hashint8extended(n, 1) & 9223372036854775807) % ${customersOf(orders)} AS c
  FROM generate_series(${first}::bigint, ${last}::bigint) n OFFSET 0) past`;

const eventsBetween = (first: number, last: number): string => `
INSERT INTO order_events (number, order_id, version, at, kind, actor)
SELECT ${EVENTS_EACH} * (n - 1) + v, id, v, timestamptz '2026-11-18' , (ARRAY['placed','picked-up','delivered'])[v], 'driver'
FROM (SELECT n, md5('order' || n)::uuid AS id FROM generate_series(${first}::bigint, ${last}::bigint) n OFFSET 0) o,
  generate_series(1, ${EVENTS_EACH}) v`;

export const customersOf = (orders: number): number => orders / ORDERS_EACH;
export const perDay = (orders: number): number => Math.floor(orders / DAYS);

/** Orders on one connection, events on another. */
export async function writeSlimHistory(url: string, orders: number): Promise<void> {
  const [first, second] = [await connect(url), await connect(url)];
  const { indexes } = await putAside(first, ["orders", "order_events"]);
  const fill = async (on: pg.Client, table: string, between: (a: number, b: number) => string) => {
    for (let at = 0; at < 10; at++)
      await on.query(between((at * orders) / 10 + 1, ((at + 1) * orders) / 10));
    for (const statement of indexes.get(table) ?? []) await on.query(statement);
    await on.query(`VACUUM ANALYZE ${table}`);
  };
  await Promise.all([
    fill(first, "orders", (a, b) => ordersBetween(a, b, orders)),
    fill(second, "order_events", eventsBetween),
  ]);
  await first.query(
    `SELECT setval('order_events_number_seq', ${EVENTS_EACH * orders}), setval('order_numbers', ${10_000 + orders})`,
  );
  await first.query("CHECKPOINT");
  await Promise.all([first.end(), second.end()]);
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(SETTINGS);
  return client;
}
