import type { Db } from "../../src/db/client.ts";
import { waitForOtherNodes } from "../../src/db/migrate.ts";
import type { Deps } from "../../src/deps.ts";
import { WorkRefused, type Work } from "../../src/work.ts";
import { seed } from "../../src/seed/seed.ts";
import { makeDemoDay } from "./make-demo-day.ts";
import { sql } from "kysely";
import type { Env } from "../../src/env.ts";
import { isOnThisMachine } from "../../src/public-url.ts";
import { paymentServiceOf } from "../../src/outside/open-payments.ts";

/**
 * Whether this installation may contain invented orders: never with a public address, nor where mails, text messages or
 * payments are real (DESK-10).
 */
export const mayHaveDemoDay = (env: Env): boolean =>
  env.SEED !== "none" &&
  // As in the seed: with a DATABASE_URL the demonstration must be requested by SEED=demo.
  (env.SEED === "demo" || !env.DATABASE_URL) &&
  isOnThisMachine(env) &&
  !env.SMTP_URL &&
  !env.SMS_URL &&
  paymentServiceOf(env) === "test-bank";

const MARK = "demo_day";

/** Creates the demonstration's orders in a database without orders: once, by one node. Returns their number. */
export async function makeFirstDemoDay(deps: Deps, stop?: AbortSignal): Promise<number> {
  if (!mayHaveDemoDay(deps.env)) return 0;
  const isFirst = await deps.db.transaction().execute(async (transaction) => {
    await waitForOtherNodes(transaction);
    if ((await kindOf(transaction)) !== "untouched") return false;
    await transaction.insertInto("seeded").values({ table_name: MARK }).execute();
    return true;
  });
  return isFirst ? makeDemoDay(deps, stop) : 0;
}

/** Recreates the demonstration, deleting all orders placed since. Throws `no_demonstration` for any other database. */
export const remakeDemoDay: Work<object, { orders: number }> = async (deps) => {
  const kind = mayHaveDemoDay(deps.env) ? await kindOf(deps.db) : "own";
  if (kind === "own") throw new WorkRefused({ code: "no_demonstration" });
  const { db } = deps;
  await db
    .insertInto("seeded")
    .values({ table_name: MARK })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await clearOrders(db);
  await seed(db, "demo");
  return { orders: await makeDemoDay(deps) };
};

/** Whether a database has the demonstration, could get it, or is a real one. */
async function kindOf(db: Db): Promise<"made" | "untouched" | "own"> {
  const seeded = await db.selectFrom("seeded").select("table_name").execute();
  const names = new Set(seeded.map(({ table_name }) => table_name));
  if (names.has(MARK)) return "made";
  const order = await db.selectFrom("orders").select("id").limit(1).executeTakeFirst();
  // With SEED=none our hubs are missing.
  return names.has("hubs") && !order ? "untouched" : "own";
}

/** Deletes all orders and accounts with everything that references them. */
async function clearOrders(db: Db): Promise<void> {
  await sql`TRUNCATE orders, users, search_words, slots, daily_counts, idempotency, outbox, area_requests,
    invoices, invoice_counters, test_bank_payments, runs, plans, report_days, report_changes RESTART IDENTITY CASCADE`.execute(
    db,
  );
  await sql`ALTER SEQUENCE order_numbers RESTART`.execute(db);
}
