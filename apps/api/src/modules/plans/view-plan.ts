import type { Plan, PlanView } from "@waslijn/contract/customer/plans";
import { amsterdamDate, weekday } from "@waslijn/contract/shared/amsterdam-time";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { headline } from "../orders/views/order-view.ts";
import { findOrder, type OrderRow } from "../orders/orders-repository.ts";
import { hubOf, mayRepeat } from "./set-plan.ts";
import { isFreeToSkip, mayUnskip } from "./skip-turn.ts";
import { findPlanOf, rhythmOf } from "../orders/life/order-plan.ts";
import { listTurns, type PlanRow, type TurnRow, seriesOf } from "./plans-repository.ts";
import type { ComingTurn } from "@waslijn/contract/customer/my-order";
import { TURNS_SHOWN_AHEAD, turnsFrom } from "@waslijn/contract/shared/plans";

const SHOWN_TURNS = 6;

type ViewDeps = Pick<Deps, "db" | "clock">;

/** The plan that an order belongs to, or the options for a new one (PLAN-01, PLAN-03). */
export async function viewPlan(deps: ViewDeps, order: OrderRow): Promise<PlanView> {
  const { db, clock } = deps;
  const plan = await findPlanOf(db, order.id);
  if (!plan && !mayRepeat(order)) throw new ApiProblem("not_possible_now");
  const calendar = await hubOf(db, order);
  const turns = plan ? await listTurns(db, plan.id, SHOWN_TURNS) : [];
  const today = amsterdamDate(clock.now());
  return {
    plan: plan ? await shown(deps, plan, turns, order) : null,
    weekdays: [...calendar.operatingDays],
    hours: calendar.windows.pickup.map(({ from }) => from),
    pickup: { weekday: weekday(order.pickup_date), from: order.pickup_from },
    last: turns[0]?.turn_date ?? order.pickup_date,
    today,
  };
}

export const pacedAs = (plan: PlanRow, today: string) => ({
  ...rhythmOf(plan),
  pausedUntil: plan.paused_until && plan.paused_until > today ? plan.paused_until : null,
});

async function shown(
  deps: ViewDeps,
  plan: PlanRow,
  turns: TurnRow[],
  order: OrderRow,
): Promise<Plan> {
  const next = plan.stopped_at ? null : plan.next_turn;
  const own = turns.find(({ order_id }) => order_id === order.id);
  const isOwnFree = own !== undefined && (await isFreeToSkip(deps, own, order));
  return {
    ...pacedAs(plan, amsterdamDate(deps.clock.now())),
    next,
    turns: await Promise.all(turns.map((turn) => withOrder(deps, turn))),
    coming: await comingTurns(deps, plan),
    skips: isOwnFree ? own.turn_date : next,
  };
}

async function withOrder({ db }: ViewDeps, turn: TurnRow): Promise<Plan["turns"][number]> {
  const order = turn.order_id ? await findOrder(db, turn.order_id) : undefined;
  const { number, state, pickup } = order ? headline(order, new Map()) : {};
  return {
    date: turn.turn_date,
    outcome: turn.outcome,
    order: number && state && pickup ? { number, state, pickup } : null,
  };
}

/** A plan's coming turns: those handled in advance, and the following ones unless it is stopped. */
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
    // Cancelling a turn's order also skips the turn.
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
