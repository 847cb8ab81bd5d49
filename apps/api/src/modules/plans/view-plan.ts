import type { Plan, PlanView } from "@waslijn/contract/customer/plans/plans";
import { amsterdamDate, weekday } from "@waslijn/contract/shared/amsterdam-time";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { headline } from "../orders/views/order-view.ts";
import { findOrder, type OrderRow } from "../orders/orders-repository.ts";
import { comingTurns } from "./coming-turns.ts";
import { hubOf } from "./hub-of.ts";
import { isFreeToSkip } from "./is-free-to-skip.ts";
import { mayRepeat } from "./may-repeat.ts";
import { findPlanOf, rhythmOf } from "../orders/life/order-plan.ts";
import { listTurns, type PlanRow, type TurnRow } from "./plans-repository.ts";

const SHOWN_TURNS = 6;

type ViewDeps = Pick<Deps, "db" | "clock">;

/** The plan that an order belongs to, or what one could be (PLAN-01, PLAN-03). */
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

/** Its rhythm, and until when it is paused. */
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
