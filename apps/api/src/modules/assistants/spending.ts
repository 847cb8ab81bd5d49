import type { Deps } from "../../deps.ts";
import type { RequestKey } from "../orders/idempotency.ts";
import { lockGrant } from "./grants-repository.ts";
import { ToolRefused } from "./assistant-call.ts";

type Spending = { grantId: string; key: RequestKey; cents: number };

/** What is left to spend, or why nothing is. */
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

/** Sets aside what something costs, once, before it happens: two at once cannot spend the same euro. */
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

/** It did not happen. */
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

/** It was spent on this order; should it be cancelled, it is there again. */
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
