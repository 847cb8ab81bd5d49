import { addDays, amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { TURN_DAYS_AHEAD, turnAfter } from "@waslijn/contract/shared/plans";
import type { Deps } from "../deps.ts";
import { makeTurn } from "../modules/plans/make-turn.ts";
import { listDuePlans, type PlanRow, seriesOf } from "../modules/plans/plans-repository.ts";

const AT_ONCE = 100;
const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";

/**
 * Makes the turns of the coming days, and those that no node was there for (PLAN-01). Any node may do it at any
 * time: what is due is a question of the calendar and of what has been written, not of who asked when.
 */
export async function makeTurns(deps: Deps, atOnce = AT_ONCE): Promise<number> {
  const by = addDays(amsterdamDate(deps.clock.now()), TURN_DAYS_AHEAD);
  let made = 0;
  const failures: unknown[] = [];
  for (let after: string | undefined = BEFORE_ALL; after;) {
    const plans = await listDuePlans(deps.db, by, { after, most: atOnce });
    for (const plan of plans) {
      // One that fails is tried again at the next run, and keeps nobody else waiting.
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

/** More than one turn where nobody was there for long. */
async function makeDueTurns(deps: Deps, plan: PlanRow, by: string): Promise<number> {
  const series = seriesOf(plan);
  let made = 0;
  for (let date = plan.next_turn; date <= by; date = turnAfter(series, date)) {
    if (!(await makeTurn(deps, { ...plan, next_turn: date }))) break;
    made += 1;
  }
  return made;
}
