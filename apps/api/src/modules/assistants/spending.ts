import type { Deps } from "../../deps.ts";
import type { RequestKey } from "../orders/idempotency.ts";
import { lockGrant } from "./grants-repository.ts";
import { ToolRefused } from "./assistant-call.ts";

type Spending = { grantId: string; key: RequestKey; cents: number };

/** Returns the cents left to spend. Throws `grant_over` or `over_limit`. */
export async function checkLeft(
  { db, clock }: Pick<Deps, "db" | "clock">,
  grantId: string,
  cents: number,
): Promise<number> {
  const grant = await lockGrant(db, grantId, clock.now());
  if (!grant) throw new ToolRefused("grant_over");
  if (cents > grant.left) throw new ToolRefused("over_limit", { leftCents: grant.left });
  return grant.left;
}

/**
 * Reserves the cost before the change is carried out, once per key. The row lock keeps two calls from spending the same
 * euro.
 */
export const setAside = (
  deps: Pick<Deps, "db" | "clock">,
  { grantId, key, cents }: Spending,
): Promise<void> =>
  deps.db.transaction().execute(async (db) => {
    await lockGrant(db, grantId, deps.clock.now());
    const done = await db
      .selectFrom("assistant_spending")
      .select("cents")
      .where("grant_id", "=", grantId)
      .where("confirmation", "=", key.key)
      .executeTakeFirst();
    if (done) return;
    await checkLeft({ db, clock: deps.clock }, grantId, cents);
    await db
      .insertInto("assistant_spending")
      .values({ grant_id: grantId, confirmation: key.key, cents })
      .execute();
  });

/** Releases the reservation after a change that was refused. */
export async function giveBack(
  { db }: Pick<Deps, "db">,
  { grantId, key }: Spending,
): Promise<void> {
  await db
    .deleteFrom("assistant_spending")
    .where("grant_id", "=", grantId)
    .where("confirmation", "=", key.key)
    .where("order_id", "is", null)
    .execute();
}

/** Links the reservation to its order; cancelling the order then releases it. */
export async function spentOn(
  { db }: Pick<Deps, "db">,
  { grantId, key, cents }: Spending,
  orderId: string,
): Promise<void> {
  await db
    .insertInto("assistant_spending")
    .values({ grant_id: grantId, confirmation: key.key, cents, order_id: orderId })
    .onConflict((row) =>
      row.columns(["grant_id", "confirmation"]).doUpdateSet({ order_id: orderId }),
    )
    .execute();
}
