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
 * Whether invented orders may stand in this installation: never where people reach it by a public address, nor
 * where mails, texts or money really move (DESK-10).
 */
export const mayHaveDemoDay = (env: Env): boolean =>
  env.SEED !== "none" &&
  // As the seed decides: whoever names a database of their own asks for the demonstration.
  (env.SEED === "demo" || !env.DATABASE_URL) &&
  isOnThisMachine(env) &&
  !env.SMTP_URL &&
  !env.SMS_URL &&
  paymentServiceOf(env) === "test-bank";

const MARK = "demo_day";

/** Makes the demonstration's day where nobody ordered anything yet: once, by one node. */
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

/** Makes it anew: what was ordered there since goes. */
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

/** Whether a database has the day already, could have it, or is somebody's own. */
async function kindOf(db: Db): Promise<"made" | "untouched" | "own"> {
  const seeded = await db.selectFrom("seeded").select("table_name").execute();
  const names = new Set(seeded.map(({ table_name }) => table_name));
  if (names.has(MARK)) return "made";
  const order = await db.selectFrom("orders").select("id").limit(1).executeTakeFirst();
  // With SEED=none there are no hubs of ours.
  return names.has("hubs") && !order ? "untouched" : "own";
}

/** Everything that orders brought: whatever names an order or an account goes with it. */
async function clearOrders(db: Db): Promise<void> {
  await sql`TRUNCATE orders, users, search_words, slots, daily_counts, idempotency, outbox, area_requests,
    invoices, invoice_counters, test_bank_payments, runs, plans, report_days, report_changes RESTART IDENTITY CASCADE`.execute(
    db,
  );
  await sql`ALTER SEQUENCE order_numbers RESTART`.execute(db);
}
