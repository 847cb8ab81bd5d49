import { addDays, amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { FIRST_TURN_DAYS, turnAfter, turnFrom } from "@waslijn/contract/shared/plans";
import { ApiProblem } from "../../api-problem.ts";
import type { LifeDeps } from "../orders/life/life-deps.ts";
import { findTurn, updatePlan, type PlanRow, type TurnRow } from "./plans-repository.ts";
import { seriesOf } from "./series-of.ts";

/**
 * Whether a turn that was skipped beforehand can be had after all: the plan waits for the one after it in the same
 * rhythm, and there is time to hear of it. One whose order was cancelled stays with that order.
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

/** Has a turn after all. The plan's row is held by the caller. */
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
