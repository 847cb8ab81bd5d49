import { turnAfter, type TurnOutcome } from "@waslijn/contract/shared/plans";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { queueMail } from "../../outbox/queue-message.ts";
import { BookingRefused, type PlanTurn } from "../orders/booking.ts";
import { orderLanguage } from "../orders/mail-recipients.ts";
import type { OrderRow } from "../orders/orders-repository.ts";
import { placeOnce } from "../orders/place-once.ts";
import { arrangeTurn, NoTurn } from "./arrange-turn.ts";
import {
  findLastOrder,
  hasOverdueBill,
  takeTurn,
  updatePlan,
  type PlanRow,
  seriesOf,
} from "./plans-repository.ts";

/** A free window may be taken before we book it; each retry looks for another. */
const MOST_TRIES = 5;

/**
 * Places the order of a plan's next turn, or records why there is none. The turn is written in the same transaction, so
 * it happens once, however many nodes try (PLAN-02). Undefined when there was nothing to do.
 */
export async function makeTurn(deps: Deps, plan: PlanRow): Promise<TurnOutcome | undefined> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt(deps, plan);
    } catch (error) {
      // Another node took the turn, or the plan was changed concurrently.
      if (error instanceof BookingRefused) return undefined;
      const isTaken = error instanceof ApiProblem && error.type === "slot_taken";
      if (!isTaken || tries === MOST_TRIES) throw error;
    }
  }
}

async function attempt(deps: Deps, plan: PlanRow): Promise<TurnOutcome | undefined> {
  const { db, env, clock } = deps;
  const last = await findLastOrder(db, plan.id);
  if (!last?.contact.email || !last.pickup_location) {
    await updatePlan(db, plan.id, { stopped_at: clock.now() });
    return undefined;
  }
  const date = plan.next_turn;
  const turn = { plan_id: plan.id, date, next: turnAfter(seriesOf(plan), date) };
  if (env.PLANS_WHILE_OVERDUE === "off" && (await hasOverdueBill(db, last))) {
    return skip(deps, last, { ...turn, outcome: "overdue" });
  }
  try {
    return await order(deps, plan, last, turn);
  } catch (error) {
    if (!(error instanceof NoTurn)) throw error;
    const { outcome, reason } = error;
    return skip(deps, last, { ...turn, outcome, reason });
  }
}

async function order(
  deps: Deps,
  plan: PlanRow,
  last: OrderRow,
  turn: PlanTurn,
): Promise<"ordered" | "moved"> {
  let outcome: "ordered" | "moved" = "ordered";
  await placeOnce(deps, undefined, async (calendars) => {
    const arrangement = await arrangeTurn(deps, calendars, plan, last);
    ({ outcome } = arrangement);
    return { ...arrangement.order, turn: { ...turn, outcome } };
  });
  return outcome;
}

/** Records the turn without an order and notifies the customer; the plan goes on with the next turn. */
async function skip(
  deps: Deps,
  last: OrderRow,
  turn: PlanTurn & { outcome: TurnOutcome },
): Promise<TurnOutcome> {
  return deps.db.transaction().execute(async (db) => {
    await takeTurn(db, turn, deps.clock.now());
    const job = {
      kind: "turn-skipped",
      data: { orderId: last.id, planId: turn.plan_id, turnDate: turn.date },
    } as const;
    await queueMail(db, job, last.contact.email ?? "", orderLanguage(last), deps.clock);
    return turn.outcome;
  });
}
