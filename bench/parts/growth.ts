import { createTestDatabase, runOn } from "../../scripts/test/postgres.ts";
import { load } from "../load/load.ts";
import { LARGE, listPickups, logIn, NO_MAILS, orderBodies, PICKUPS_PATH } from "../load/orders.ts";
import { startProduct } from "../load/started.ts";
import { median, type Row } from "../row.ts";

const SECONDS = 4;
const MANY = 10_000_000;
const FEW = 1000;

/** Orders of years past, spread over hubs, days and windows, as they would stand in the table. */
const history = (count: number): string => `
INSERT INTO orders (id, number, kind, hub_id, language, pickup_date, pickup_from, delivery_date, delivery_from,
  pickup_at, delivery_at, services, contact, pickup_location, delivery_location, created_at)
SELECT gen_random_uuid(), 'H-' || n, 'consumer', (ARRAY['haarlem','amsterdam','utrecht','den-haag'])[1 + n % 4], 'nl',
  date '2026-11-10' - (n % 2500), (ARRAY['08:00','10:00','12:00','14:00','16:00','18:00'])[1 + n % 6],
  date '2026-11-12' - (n % 2500), (ARRAY['08:00','10:00','12:00','14:00','16:00','18:00'])[1 + n % 6],
  now() - (n % 2500) * interval '1 day', now() - (n % 2500) * interval '1 day', '{WF,DC}',
  '{"name":"History","email":"history@example.com","phone":"0612345678"}', '{"city":"Haarlem"}', '{"city":"Haarlem"}', now()
FROM generate_series(1, ${count}) AS n`;
const SLOTS = `
INSERT INTO slots (hub_id, kind, date, from_time, booked)
SELECT hub_id, kind, pickup_date, pickup_from, count(*) FROM (SELECT hub_id, 'pickup' AS kind, pickup_date, pickup_from FROM orders) o
GROUP BY 1, 2, 3, 4 ON CONFLICT DO NOTHING`;

/** The product with ten million orders behind it against the same with one thousand. */
export async function measureGrowth(rounds: number): Promise<Row[]> {
  const sizes = { many: MANY, few: FEW };
  const runs = await Promise.all(
    Object.entries(sizes).map(async ([name, count]) => {
      const database = await createTestDatabase();
      for (const statement of [LARGE, history(count), SLOTS, "ANALYZE", "CHECKPOINT"])
        await runOn(database.url, statement);
      const product = await startProduct(database.url);
      const api = `${product.url}/api`;
      const customer = await logIn(api);
      return {
        name,
        database,
        product,
        api,
        customer,
        pickups: await listPickups(api, customer),
        orders: [] as number[],
        lists: [] as number[],
      };
    }),
  );
  try {
    for (let round = 0; round < rounds; round++) {
      for (const run of runs) {
        const shared = { headers: run.customer.headers, connections: 16, seconds: SECONDS };
        run.orders.push(
          (
            await load({
              ...shared,
              method: "POST",
              url: `${run.api}/orders`,
              bodies: orderBodies(run.pickups, "spread"),
            })
          ).perSecond,
        );
        await runOn(run.database.url, NO_MAILS);
        run.lists.push(
          (await load({ ...shared, method: "GET", url: run.api + PICKUPS_PATH, bodies: [] }))
            .perSecond,
        );
      }
    }
  } finally {
    for (const { product, database } of runs) {
      await product.stop();
      await database.drop();
    }
  }
  const row = (what: string, kind: "orders" | "lists", atLeast: number): Row => {
    const of = (name: string): number =>
      median(runs.find((run) => run.name === name)?.[kind] ?? []);
    return {
      what,
      goal: { atLeast },
      reference: `1 thousand orders, ${of("few").toFixed(0)} per second`,
      measured: `${of("many").toFixed(0)} per second`,
      ratio: of("many") / of("few"),
    };
  };
  return [
    row("POST /orders with 10 million orders of history", "orders", 0.85),
    row("GET /times/pickups with 10 million orders of history", "lists", 0.95),
  ];
}
