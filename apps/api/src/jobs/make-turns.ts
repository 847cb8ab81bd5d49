import { addDays, amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { TURN_DAYS_AHEAD, turnAfter } from "@waslijn/contract/shared/plans";
import type { Deps } from "../deps.ts";
import { makeTurn } from "../modules/plans/make-turn.ts";
import { listDuePlans, type PlanRow, seriesOf } from "../modules/plans/plans-repository.ts";

const AT_ONCE = 100;
const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";

/**
 * Handles the turns of the coming days, and overdue ones missed during downtime (PLAN-01). Any node may run it at any
 * time: what is due depends only on the calendar and the stored turns.
 */
export async function makeTurns(deps: Deps, atOnce = AT_ONCE): Promise<number> {
  const by = addDays(amsterdamDate(deps.clock.now()), TURN_DAYS_AHEAD);
  let made = 0;
  const failures: unknown[] = [];
  for (let after: string | undefined = BEFORE_ALL; after;) {
    const plans = await listDuePlans(deps.db, by, { after, most: atOnce });
    for (const plan of plans) {
      // A failed one is retried in the next run and does not block the others.
      try {
        made += await makeDueTurns(deps, plan, by);
      } catch (error) {
        failures.push(error);
      }
    }
    after = plans.at(-1)?.id;
  }
  if (failures.length > 0) throw new AggregateError(failures, "turns of plans not made");
  return made;
}

/** May handle several turns after a long downtime. */
async function makeDueTurns(deps: Deps, plan: PlanRow, by: string): Promise<number> {
  const series = seriesOf(plan);
  let made = 0;
  for (let date = plan.next_turn; date <= by; date = turnAfter(series, date)) {
    if (!(await makeTurn(deps, { ...plan, next_turn: date }))) break;
    made += 1;
  }
  return made;
}
