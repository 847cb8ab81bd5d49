import type { RunsProposal } from "@waslijn/contract/console/runs/runs";
import type { Deps } from "../../deps.ts";
import type { FindWay } from "./routing/find-way.ts";
import { proposeRuns } from "./propose-runs.ts";
import { arrivalsOf, nameOf, readBoard, type BoardStop } from "./view-runs.ts";

/** How a day could be driven, and who would then be visited after their window: nobody is left out (DRIVE-05). */
export async function proposeDay(
  { db, clock }: Pick<Deps, "db" | "clock">,
  findWay: FindWay,
  where: { hub: string; day: string },
): Promise<RunsProposal> {
  const { runs, unassigned } = await readBoard(db, where);
  const open = unassigned.filter(({ state }) => state === "open");
  const proposed = await proposeRuns(runs, open, findWay);
  const known = new Map<string, BoardStop>(
    [
      ...runs.flatMap(({ stops }) => stops),
      ...open.map((stop) => ({ ...stop, isLocked: false })),
    ].map((stop) => [nameOf(stop), stop]),
  );
  const late = runs.flatMap((run, at) => {
    const stops = (proposed[at]?.stops ?? []).flatMap((stop) => known.get(nameOf(stop)) ?? []);
    const arrivals = arrivalsOf({ ...run, stops }, where.day, clock.now());
    return [...arrivals].filter(([, { isLate }]) => isLate).map(([stop]) => stop);
  });
  return { runs: proposed, late: late.map(({ number, kind }) => ({ number, kind })) };
}
