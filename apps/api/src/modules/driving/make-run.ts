import type { RunsBoard } from "@waslijn/contract/console/runs";
import { randomUUID } from "node:crypto";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { writeChange } from "../staff/write-audit.ts";
import { refuseField } from "../orders/orderer.ts";
import { findStaff, type StaffRow } from "../staff/staff-repository.ts";
import { deleteRun, insertRun, lockRuns, readPlacedStops } from "./runs-repository.ts";
import { viewRuns } from "./view-runs.ts";

type RunDeps = Pick<Deps, "db" | "clock" | "live" | "env">;
type Where = { hub: string; day: string };

/** The subject of a run's audit entries. */
export const aboutRun = (id: string): string => `run ${id}`;

/** Creates an empty run for a driver of the hub, or for an owner who drives. */
export async function makeRun(
  { db, clock, live, env }: RunDeps,
  staff: { id: string },
  { hub, day, driver: driverId }: Where & { driver: string },
): Promise<RunsBoard> {
  const driver = await findStaff(db, driverId);
  if (!driver || !mayDrive(driver, hub)) throw refuseField("driver", "unknown");
  const id = randomUUID();
  await db.transaction().execute(async (transaction) => {
    const run = { id, hub_id: hub, day, driver_id: driverId, created_at: clock.now() };
    if (!(await insertRun(transaction, run))) throw new ApiProblem("run_exists");
    const after = { hub, day, driver: driverId };
    await writeChange(transaction, clock, staff, "run:make", {
      about: aboutRun(id),
      before: null,
      after,
    });
  });
  live.announce({ run: id });
  return viewRuns({ db, clock, env }, { hub, day });
}

const mayDrive = ({ role, hub_id }: StaffRow, hub: string): boolean =>
  role === "owner" || (role === "driver" && hub_id === hub);

/** Removes an empty run. Throws `run_not_empty`: its stops would be left without a driver. */
export async function removeRun(
  { db, clock, live, env }: RunDeps,
  staff: { id: string },
  id: string,
  version: number,
): Promise<RunsBoard> {
  const where = await db.transaction().execute(async (transaction) => {
    const [run] = await lockRuns(transaction, [id]);
    if (!run) throw new ApiProblem("not_found");
    if (run.version !== version) throw new ApiProblem("runs_changed");
    if ((await readPlacedStops(transaction, [id])).length > 0) {
      throw new ApiProblem("run_not_empty");
    }
    await deleteRun(transaction, id);
    const { hub_id: hub, day, driver_id: driver } = run;
    await writeChange(transaction, clock, staff, "run:remove", {
      about: aboutRun(id),
      before: { hub, day, driver },
      after: null,
    });
    return { hub, day };
  });
  live.announce({ run: id });
  return viewRuns({ db, clock, env }, where);
}
