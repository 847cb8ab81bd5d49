import type { OrderPlan } from "@waslijn/contract/customer/my-order";
import { addHours, weekday } from "@waslijn/contract/shared/amsterdam-time";
import { WINDOW_HOURS } from "@waslijn/contract/shared/constants";
import { PLAN_WEEKS } from "@waslijn/contract/shared/plans";
import type { Selectable } from "kysely";
import type { Db } from "../../../db/client.ts";
import { plannedOnce } from "../../../db/planned-once.ts";
import { rowsOf } from "../../../db/read-together.ts";
import type { Database } from "../../../db/schema.ts";
import type { EventData } from "./fold-events.ts";

type PlanRow = Selectable<Database["plans"]>;

/** The plan that an order was placed for, or that was created from it. */
export const findPlanOf = (db: Db, orderId: string): Promise<PlanRow | undefined> =>
  selectPlan(db, orderId).$call(plannedOnce).executeTakeFirst();

const selectPlan = (db: Db, orderId: string) =>
  db
    .selectFrom("plans")
    .innerJoin("plan_turns", "plan_turns.plan_id", "plans.id")
    .selectAll("plans")
    .where("plan_turns.order_id", "=", orderId);

export const planOf = (db: Db, orderId: string) =>
  rowsOf(selectPlan(db, orderId), { created_at: Date, stopped_at: Date });

export const rhythmOf = ({
  every_weeks,
  first_turn,
  pickup_from,
}: PlanRow): Omit<OrderPlan, "next"> => ({
  every: PLAN_WEEKS.find((weeks) => weeks === every_weeks) ?? 1,
  weekday: weekday(first_turn),
  pickupFrom: pickup_from,
  pickupTo: addHours(pickup_from, WINDOW_HOURS),
});

/** The plan as the order's page shows it; null without one (PLAN-04). */
export const viewOrderPlan = (plan: PlanRow | undefined): OrderPlan | null =>
  plan ? { ...rhythmOf(plan), next: plan.stopped_at ? null : plan.next_turn } : null;

/** The parts of an order event that stop the order's plan and record that in the event (PLAN-04). */
export async function planEnds(
  db: Db,
  orderId: string,
): Promise<{ stop_plan: true; data: Pick<EventData, "plan"> }> {
  const plan = await findPlanOf(db, orderId);
  return { stop_plan: true, data: plan && !plan.stopped_at ? { plan: "stopped" } : {} };
}
