import type { PlanBody } from "@waslijn/contract/customer/plans";
import { setPlan } from "../src/modules/plans/set-plan.ts";
import { findPlanOf } from "../src/modules/orders/life/order-plan.ts";
import type { PlanRow, TurnRow } from "../src/modules/plans/plans-repository.ts";
import { placeOrder, rowOf, type PlacedOrder } from "./order-life.ts";
import type { TestApp } from "./test-app.ts";
import { EVERY_TUESDAY } from "./valid-requests.ts";

/** An order on Tuesday 17 November 2026, and a plan made from it. */
export async function placePlan(
  it: TestApp,
  rhythm: Partial<PlanBody> = {},
  changes: Parameters<typeof placeOrder>[1] = {},
): Promise<PlacedOrder> {
  const order = await placeOrder(it, changes);
  await setPlan(it.deps, await rowOf(it, order.id), { ...EVERY_TUESDAY, ...rhythm });
  return order;
}

export async function planOf(it: TestApp, { id }: Pick<PlacedOrder, "id">): Promise<PlanRow> {
  const plan = await findPlanOf(it.deps.db, id);
  if (!plan) throw new Error("no plan");
  return plan;
}

/** Deletes all plans, so that a test only has its own. */
export async function forgetPlans({ deps: { db } }: TestApp): Promise<void> {
  await db.deleteFrom("plan_turns").execute();
  await db.deleteFrom("plans").execute();
}

/** The turns of a plan, oldest first, without the order that it was made from. */
export async function turnsOf(it: TestApp, order: Pick<PlacedOrder, "id">): Promise<TurnRow[]> {
  const { id } = await planOf(it, order);
  return it.deps.db
    .selectFrom("plan_turns")
    .selectAll()
    .where("plan_id", "=", id)
    .where("outcome", "!=", "first")
    .orderBy("turn_date")
    .execute();
}
