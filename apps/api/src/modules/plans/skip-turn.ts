import { turnAfter, FIRST_TURN_DAYS, turnFrom } from "@waslijn/contract/shared/plans";
import { ApiProblem } from "../../api-problem.ts";
import { cancelOrder } from "../orders/life/cancel-order.ts";
import type { LifeDeps } from "../../deps.ts";
import type { Actor } from "../orders/life/record-event.ts";
import { findOrder, type OrderRow } from "../orders/orders-repository.ts";
import {
  findTurn,
  takeTurn,
  type PlanRow,
  type TurnRow,
  seriesOf,
  updatePlan,
} from "./plans-repository.ts";
import { allowedToday } from "../orders/life/allowed.ts";
import { centsWhenOrdered } from "../orders/life/fees.ts";
import { addDays, amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";

/**
 * Skips a turn: the next one, or one whose order can still be cancelled for free. The caller holds the plan's row lock.
 */
export async function skipTurn(
  deps: LifeDeps,
  plan: PlanRow,
  date: string,
  actor: Actor,
): Promise<void> {
  const turn = await findTurn(deps.db, plan.id, date);
  if (turn) return skipOrdered(deps, turn, actor);
  if (plan.stopped_at || date !== plan.next_turn) throw new ApiProblem("not_possible_now");
  const next = turnAfter(seriesOf(plan), date);
  const skipped = { plan_id: plan.id, date, next, outcome: "skipped", reason: actor.kind } as const;
  await takeTurn(deps.db, skipped, deps.clock.now());
}

async function skipOrdered(deps: LifeDeps, turn: TurnRow, actor: Actor): Promise<void> {
  if (turn.outcome === "skipped") return;
  const order = turn.order_id && (await findOrder(deps.db, turn.order_id));
  if (!order || !(await isFreeToSkip(deps, turn, order))) throw new ApiProblem("not_possible_now");
  await cancelOrder(deps, { order, version: order.version, actor });
  await deps.db
    .updateTable("plan_turns")
    .set({ outcome: "skipped", reason: actor.kind })
    .where("plan_id", "=", turn.plan_id)
    .where("turn_date", "=", turn.turn_date)
    .execute();
}

/** Whether a turn's order can be cancelled for free. After that the order's own page shows the fee. */
export async function isFreeToSkip(
  deps: Pick<LifeDeps, "db" | "clock">,
  { outcome }: TurnRow,
  order: OrderRow,
): Promise<boolean> {
  if (outcome !== "ordered" && outcome !== "moved") return false;
  const lateFee = await centsWhenOrdered(deps, order, "PRICE_LATE_CHANGE");
  return (await allowedToday(deps, order, lateFee)).cancel.may === "free";
}

/**
 * Whether a skipped turn can be restored: the plan's next turn must be the one right after it in the same series, and
 * there must be enough time. A turn whose order was cancelled cannot be restored.
 */
export function mayUnskip(plan: PlanRow, turn: TurnRow, today: string): boolean {
  const { turn_date: date, outcome, order_id } = turn;
  const series = seriesOf(plan);
  const isBefore = turnFrom(series, date) === date && turnAfter(series, date) === plan.next_turn;
  const isPaused = plan.paused_until !== null && plan.paused_until > date;
  const isInTime = date >= addDays(today, FIRST_TURN_DAYS);
  const isSkipped = outcome === "skipped" && order_id === null;
  return isSkipped && isBefore && isInTime && !isPaused && !plan.stopped_at;
}

/** Restores a skipped turn. The caller holds the plan's row lock. */
export async function unskipTurn(
  { db, clock }: Pick<LifeDeps, "db" | "clock">,
  plan: PlanRow,
  date: string,
): Promise<void> {
  const turn = await findTurn(db, plan.id, date);
  if (!turn && date === plan.next_turn) return;
  if (!turn || !mayUnskip(plan, turn, amsterdamDate(clock.now()))) {
    throw new ApiProblem("not_possible_now");
  }
  await db
    .deleteFrom("plan_turns")
    .where("plan_id", "=", plan.id)
    .where("turn_date", "=", date)
    .execute();
  await updatePlan(db, plan.id, { next_turn: date });
}
