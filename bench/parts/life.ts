import { createTestDatabase, runOn } from "../../scripts/test/postgres.ts";
import { load } from "../load/load.ts";
import { openShop } from "../load/open-shop.ts";
import { LARGE, NO_MAILS } from "../load/orders.ts";
import { startProcess, startProduct } from "../load/started.ts";
import { median, type Row } from "../row.ts";

const CONNECTIONS = 16;
const SECONDS = 4;

/** Requests after an order is placed: the product against a minimal implementation, on one database. */
export async function measureLife(rounds: number): Promise<Row[]> {
  const database = await createTestDatabase();
  await runOn(database.url, LARGE);
  const product = await startProduct(database.url, { PASSWORD_COST: "test" });
  const shop = await openShop(product.url, database.url);
  const reference = await startProcess("bench/reference/bare-life.ts", {
    DATABASE_URL: database.url,
    GIVEN: JSON.stringify(shop.given),
  });
  const rates: Record<string, { product: number[]; bare: number[] }> = {};
  try {
    for (let round = 0; round < rounds; round++) {
      for (const [what, { method, headers, ours, bare }] of Object.entries(shop.deeds)) {
        const found = (rates[what] ??= { product: [], bare: [] });
        const plan = { method, headers, connections: CONNECTIONS, seconds: SECONDS };
        found.product.push((await load({ ...plan, url: product.url, next: ours })).perSecond);
        await runOn(database.url, NO_MAILS);
        found.bare.push((await load({ ...plan, url: reference.url, next: bare })).perSecond);
        await runOn(database.url, NO_MAILS);
      }
    }
  } finally {
    await Promise.all([product.stop(), reference.stop()]);
    await database.drop();
  }
  return Object.entries(rates).map(([what, found]) => {
    const [mine, theirs] = [median(found.product), median(found.bare)];
    const atLeast = shop.deeds[what]?.atLeast;
    return {
      what,
      goal: atLeast === undefined ? undefined : { atLeast },
      reference: `bare Fastify, ${theirs.toFixed(0)} per second`,
      measured: `${mine.toFixed(0)} per second`,
      ratio: mine / theirs,
    };
  });
}
