import type { ComingTurn } from "@waslijn/contract/customer/plans/plan-rhythm";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { TURNS_SHOWN_AHEAD, turnsFrom } from "@waslijn/contract/shared/plans";
import type { Deps } from "../../deps.ts";
import { findOrder } from "../orders/orders-repository.ts";
import { listTurns, type PlanRow } from "./plans-repository.ts";
import { seriesOf } from "./series-of.ts";
import { mayUnskip } from "./unskip-turn.ts";

/** The next turns of a plan: those that were dealt with beforehand, and what follows unless it is stopped. */
export async function comingTurns(
  { db, clock }: Pick<Deps, "db" | "clock">,
  plan: PlanRow,
): Promise<ComingTurn[]> {
  const today = amsterdamDate(clock.now());
  const turns = await listTurns(db, plan.id, TURNS_SHOWN_AHEAD);
  const known = turns.filter(({ turn_date }) => turn_date >= today).reverse();
  const dealtWith = known.map(async (turn): Promise<ComingTurn> => {
    const { turn_date: date, outcome, order_id } = turn;
    const order = order_id ? await findOrder(db, order_id) : undefined;
    const may = mayUnskip(plan, turn, today) ? "unskip" : null;
    // Whoever cancels its order has skipped it as well.
    const became = order?.status === "cancelled" ? "skipped" : outcome;
    return { date, day: order?.pickup_date ?? date, outcome: became, may };
  });
  const planned = turnsFrom(seriesOf(plan), plan.next_turn, TURNS_SHOWN_AHEAD);
  const ahead = planned.map((date): ComingTurn => {
    const may = date === plan.next_turn ? "skip" : null;
    return { date, day: date, outcome: null, may };
  });
  return [...(await Promise.all(dealtWith)), ...(plan.stopped_at ? [] : ahead)].slice(
    0,
    TURNS_SHOWN_AHEAD,
  );
}
