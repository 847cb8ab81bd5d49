import { openDesks } from "../desk/filled-desk.ts";
import { NOW } from "../desk/past-orders.ts";
import { runOn } from "../../scripts/test/postgres.ts";
import { load } from "../load/load.ts";
import {
  LARGE,
  listPickups,
  logIn,
  logInMany,
  orderBodies,
  PICKUPS_PATH,
  turnsOf,
} from "../load/orders.ts";
import { startProduct } from "../load/started.ts";
import { median, type Row } from "../row.ts";

const SECONDS = 4;
const CONNECTIONS = 16;
/** Those of the past stay: a desk looks at them. */
const NO_NEW_MAILS = "DELETE FROM outbox WHERE sent_at IS NULL";

/** The product with ten million orders behind it against the same with one thousand, one after the other. */
export async function measureGrowth(rounds: number): Promise<Row[]> {
  const runs = await Promise.all(
    Object.entries(await openDesks()).map(async ([name, { url }]) => {
      await runOn(url, LARGE);
      const product = await startProduct(url, { CLOCK: NOW });
      const api = `${product.url}/api`;
      const customer = await logIn(api);
      const pickups = await listPickups(api, customer);
      const known = await logInMany(api, pickups, 2 * CONNECTIONS);
      return {
        name,
        url,
        product,
        api,
        customer,
        next: turnsOf(known, orderBodies(pickups, "spread")),
        orders: [] as number[],
        lists: [] as number[],
      };
    }),
  );
  try {
    for (let round = 0; round < rounds; round++) {
      for (const run of runs) {
        const shared = {
          headers: run.customer.headers,
          connections: CONNECTIONS,
          seconds: SECONDS,
        };
        run.orders.push(
          (
            await load({
              ...shared,
              method: "POST",
              url: run.product.url,
              next: () => ({ ...run.next(), path: "/api/orders" }),
            })
          ).perSecond,
        );
        await runOn(run.url, NO_NEW_MAILS);
        run.lists.push(
          (await load({ ...shared, method: "GET", url: run.api + PICKUPS_PATH, bodies: [] }))
            .perSecond,
        );
      }
    }
  } finally {
    for (const { product } of runs) await product.stop();
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
