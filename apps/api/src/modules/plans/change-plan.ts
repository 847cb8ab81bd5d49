import type { PlanChange } from "@waslijn/contract/customer/plans";
import { addDays, amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { FIRST_TURN_DAYS, MOST_PAUSE_DAYS, turnFrom } from "@waslijn/contract/shared/plans";
import { ApiProblem } from "../../api-problem.ts";
import type { Db } from "../../db/client.ts";
import type { CountedLimit } from "../../http/limits/hit-counts.ts";
import { writeChange } from "../staff/write-audit.ts";
import { takeActLimits } from "../orders/act-limits.ts";
import type { LifeDeps } from "../../deps.ts";
import type { Actor } from "../orders/life/record-event.ts";
import type { OrderRow } from "../orders/orders-repository.ts";
import { findPlanOf } from "../orders/life/order-plan.ts";
import { listTurns, lockPlan, updatePlan, type PlanRow, seriesOf } from "./plans-repository.ts";
import { skipTurn, unskipTurn } from "./skip-turn.ts";

/** Skips a turn, or pauses, resumes or stops a plan. Orders that were already placed stay. */
export async function changePlan(
  deps: LifeDeps,
  order: OrderRow,
  change: PlanChange,
  actor: Actor,
  limits: CountedLimit[] = [],
): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    await takeActLimits(db, deps.clock.now(), limits);
    const known = await findPlanOf(db, order.id);
    if (!known) throw new ApiProblem("not_possible_now");
    const plan = await lockPlan(db, known.id);
    await apply({ ...deps, db }, plan, change, actor);
    if (actor.kind === "staff" && actor.id) {
      const { do: action, ...after } = change;
      const audited = { about: `order ${order.number}`, before: stateOf(plan), after };
      await writeChange(db, deps.clock, { id: actor.id }, `plan:${action}`, audited);
    }
  });
  deps.live.announce({ order: order.id });
}

const stateOf = ({ next_turn, paused_until, stopped_at }: PlanRow) => ({
  next_turn,
  paused_until,
  stopped_at,
});

async function apply(
  deps: LifeDeps,
  plan: PlanRow,
  change: PlanChange,
  actor: Actor,
): Promise<void> {
  const now = deps.clock.now();
  switch (change.do) {
    case "skip":
      return skipTurn(deps, plan, change.date, actor);
    case "unskip":
      return unskipTurn(deps, plan, change.date);
    case "pause":
      return pause(deps.db, plan, change.until, amsterdamDate(now));
    case "resume":
      return resume(deps.db, plan, amsterdamDate(now));
    case "stop":
      if (!plan.stopped_at) await updatePlan(deps.db, plan.id, { stopped_at: now });
  }
}

async function pause(db: Db, plan: PlanRow, until: string, today: string): Promise<void> {
  if (plan.stopped_at || until <= today || until > addDays(today, MOST_PAUSE_DAYS)) {
    throw new ApiProblem("not_possible_now");
  }
  await updatePlan(db, plan.id, {
    paused_until: until,
    next_turn: await nextFrom(db, plan, until),
  });
}

async function resume(db: Db, plan: PlanRow, today: string): Promise<void> {
  const next = await nextFrom(db, plan, addDays(today, FIRST_TURN_DAYS));
  await updatePlan(db, plan.id, { paused_until: null, stopped_at: null, next_turn: next });
}

/** The first turn from a day on that has not been handled yet; the interval stays the same. */
async function nextFrom(db: Db, plan: PlanRow, date: string): Promise<string> {
  const [last] = await listTurns(db, plan.id, 1);
  const after = last ? addDays(last.turn_date, 1) : date;
  return turnFrom(seriesOf(plan), after > date ? after : date);
}
