import { makeRun, removeRun } from "../src/modules/driving/make-run.ts";
import { planRuns } from "../src/modules/driving/plan-runs.ts";
import { viewRuns } from "../src/modules/driving/view-runs.ts";
import type { PlacedOrder } from "./order-life.ts";
import { addStaff, staffHeaders } from "./staff.ts";
import type { TestApp } from "./test-app.ts";

const HUB = "haarlem";

type Stop = Pick<PlacedOrder, "number"> & { kind: "pickup" | "delivery" };

/** A driver of Haarlem, with the desk's acts on their runs. */
export async function newDriver(it: TestApp, desk: string, name: string) {
  const id = await addStaff(it, "driver", { name });
  const staff = { id: desk };
  const runOn = async (day: string) => {
    const { runs } = await viewRuns(it.deps, { hub: HUB, day });
    return runs.find(({ driver }) => driver.id === id);
  };
  const madeOn = async (day: string) => {
    const found = await runOn(day);
    if (!found) await makeRun(it.deps, staff, { hub: HUB, day, driver: id });
    const run = found ?? (await runOn(day));
    if (!run) throw new Error(`${name} has no run.`);
    return run;
  };
  const plan = async (day: string, change: (stops: Stop[]) => Stop[]) => {
    const { id: runId, version, stops } = await madeOn(day);
    const planned = change(stops).map(({ number, kind }) => ({ number, kind, isLocked: false }));
    await planRuns(it.deps, staff, [{ id: runId, version, stops: planned }]);
  };
  return {
    id,
    headers: await staffHeaders(it, id),
    makeRun: madeOn,
    give: (day: string, stop: Stop) => plan(day, (stops) => [...stops, stop]),
    take: (day: string, { number }: Stop) =>
      plan(day, (stops) => stops.filter((stop) => stop.number !== number)),
    removeRun: async (day: string) => {
      const { id: runId, version } = await madeOn(day);
      await removeRun(it.deps, staff, runId, version);
    },
  };
}

export type TestDriver = Awaited<ReturnType<typeof newDriver>>;
