import { addDays, toAmsterdamTimestamp } from "@waslijn/contract/shared/amsterdam-time";
import { makeRun } from "../../modules/runs/make-run.ts";
import { planRuns } from "../../modules/runs/plan-runs.ts";
import { proposeRuns } from "../../modules/runs/propose-runs.ts";
import { readBoard } from "../../modules/runs/view-runs.ts";
import { asTheCrowFlies } from "../../modules/stops/find-way.ts";
import type { House } from "./house.ts";

const DAYS = 3;

/**
 * Early in the morning the desk gives both drivers what is proposed for them, today and on the days before. Before that
 * hour today's is done now: whoever starts the demonstration at night sees it too.
 */
export function planDrives({ deps, story, staff }: House, today: string, now: Date): void {
  const runs = [
    { hub: "haarlem", driver: staff.drivers.haarlem },
    { hub: "amsterdam", driver: staff.drivers.elsewhere },
  ];
  const desk = { id: staff.desk };
  for (let day = addDays(today, 1 - DAYS); day <= today; day = addDays(day, 1)) {
    const early = new Date(toAmsterdamTimestamp(day, "06:30"));
    story.at(early < now ? early : now, async () => {
      for (const { hub, driver } of runs) {
        await makeRun(deps, desk, { hub, day, driver });
        const { runs: made, unassigned } = await readBoard(deps.db, { hub, day });
        await planRuns(deps, desk, await proposeRuns(made, unassigned, asTheCrowFlies));
      }
    });
  }
}
