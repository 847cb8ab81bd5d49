import { addDays, toAmsterdamTimestamp } from "@waslijn/contract/shared/amsterdam-time";
import { cancelUnanswered } from "../../jobs/cancel-unanswered.ts";
import { makeTurns } from "../../jobs/make-turns.ts";
import { remindBills } from "../../jobs/remind-bills.ts";
import { issueCollectives } from "../../modules/bills/collective/issue-collectives.ts";
import { listKitsToPost, markPosted } from "../../modules/kits/kits-repository.ts";
import type { House } from "./house.ts";

/** What the clock does in a house, each morning from a day on; bags are posted until yesterday. */
export function planDailyJobs({ deps, story }: House, first: string, today: string): void {
  for (let day = first; day <= today; day = addDays(day, 1)) {
    const at = (time: string): Date => new Date(toAmsterdamTimestamp(day, time));
    story.at(at("06:00"), async () => {
      await remindBills(deps);
      await cancelUnanswered(deps);
      await makeTurns(deps);
      if (day.endsWith("-01")) await issueCollectives(deps, {});
    });
    if (day === today) continue;
    story.at(at("16:30"), async () => {
      for (const { id } of await listKitsToPost(deps.db)) {
        await markPosted(deps.db, id, deps.clock.now());
      }
    });
  }
}
