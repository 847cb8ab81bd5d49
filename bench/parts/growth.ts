import { openDesks } from "../desk/filled-desk.ts";
import { NOW } from "../desk/past-orders.ts";
import { runOn } from "../../scripts/test/postgres.ts";
import { load } from "../load/load.ts";
import { openMuteMailServer } from "../load/mute-mail-server.ts";
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
/** Warm-up, to measure a long-running server. */
const WARMING_SECONDS = 6;
const CONNECTIONS = 16;
/** Keeps the past mails, which a desk reads. */
const NO_NEW_MAILS = "DELETE FROM outbox WHERE sent_at IS NULL";

/** The product with ten million past orders against one thousand, alternating. */
export async function measureGrowth(rounds: number): Promise<Row[]> {
  // No mails are sent, so that only the order is measured.
  const mails = await openMuteMailServer();
  const runs = await Promise.all(
    Object.entries(await openDesks()).map(async ([name, { url }]) => {
      await runOn(url, LARGE);
      const product = await startProduct(url, { CLOCK: NOW, SMTP_URL: mails.url });
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
  type Run = (typeof runs)[number];
  const orders = ({ customer, product, next }: Run, seconds: number) =>
    load({
      headers: customer.headers,
      connections: CONNECTIONS,
      seconds,
      method: "POST",
      url: product.url,
      next: () => ({ ...next(), path: "/api/orders" }),
    });
  const lists = ({ customer, api }: Run, seconds: number) =>
    load({
      headers: customer.headers,
      connections: CONNECTIONS,
      seconds,
      method: "GET",
      url: api + PICKUPS_PATH,
    });
  try {
    for (const run of runs) await orders(run, WARMING_SECONDS);
    for (let round = 0; round < rounds; round++) {
      for (const run of runs) {
        run.orders.push((await orders(run, SECONDS)).perSecond);
        await runOn(run.url, NO_NEW_MAILS);
        run.lists.push((await lists(run, SECONDS)).perSecond);
      }
    }
  } finally {
    for (const { product } of runs) await product.stop();
    mails.close();
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
