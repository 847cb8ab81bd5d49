import { turnAfter } from "@waslijn/contract/shared/plans";
import { ApiProblem } from "../../api-problem.ts";
import { cancelOrder } from "../orders/life/cancel-order.ts";
import type { LifeDeps } from "../orders/life/life-deps.ts";
import type { Actor } from "../orders/life/record-event.ts";
import { findOrder } from "../orders/orders-repository.ts";
import { isFreeToSkip } from "./is-free-to-skip.ts";
import { findTurn, takeTurn, type PlanRow, type TurnRow } from "./plans-repository.ts";
import { seriesOf } from "./series-of.ts";

/**
 * Skips the turn of a day: the next one, or one that is ordered already and can still be cancelled for nothing. The
 * plan's row is held by the caller.
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
