import type { Today, TodayHub } from "@waslijn/contract/console/desk/today";
import { addDays, addHours, amsterdamDate, stamp } from "@waslijn/contract/shared/amsterdam-time";
import { WINDOW_KINDS } from "@waslijn/contract/shared/codes";
import { WINDOW_HOURS } from "@waslijn/contract/shared/constants";
import type { Deps } from "../../../deps.ts";
import { gatewaysOf } from "../../system/kept-messages.ts";
import { readWindowsOn, type WindowOn } from "../../times/windows-on.ts";
import { readDayRuns } from "./day-runs.ts";
import { readSales } from "./day-sales.ts";
import { readDayStops, type WindowSums } from "./day-stops.ts";
import { readNeeds } from "./needs.ts";

const WEEK = 7;

/** A day at a glance: the windows of each hub, what needs a hand, and how it sells (DESK-01). */
export async function viewToday(
  { db, clock, env }: Pick<Deps, "db" | "clock" | "env">,
  { hub, day: asked }: { hub?: string | undefined; day?: string | undefined },
): Promise<Today> {
  const now = clock.now();
  const day = asked ?? amsterdamDate(now);
  const weekBefore = addDays(day, -WEEK);
  const isAsked = (one: { id: string }): boolean => hub === undefined || one.id === hub;
  const [hubs, offered, stops, earlier, needs, runs, sales, salesBefore] = await Promise.all([
    db.selectFrom("hubs").select(["id", "name"]).orderBy("name").execute(),
    readWindowsOn(db, day),
    readDayStops(db, day),
    readDayStops(db, weekBefore),
    readNeeds(db, hub, now),
    readDayRuns(db, day, hub),
    readSales(db, day, hub),
    readSales(db, weekBefore, hub),
  ]);
  const before = earlier.filter((window) => isAsked({ id: window.hub }));
  return {
    day,
    now: stamp(now),
    hubs: hubs.filter(isAsked).map((one) =>
      hubOf(
        one,
        stops.filter((window) => window.hub === one.id),
        offered.filter((window) => window.hub_id === one.id),
      ),
    ),
    needs,
    hasMailGateway: gatewaysOf(env).mail,
    runs,
    sales: { day: sales, weekBefore: salesBefore },
    stopsWeekBefore: { done: sum(before, "done"), onTime: sum(before, "onTime") },
  };
}

const sum = (windows: readonly WindowSums[], what: "done" | "open" | "missed" | "onTime"): number =>
  windows.reduce((total, window) => total + window[what], 0);

function hubOf(
  { id, name }: { id: string; name: string },
  stops: WindowSums[],
  offered: WindowOn[],
): TodayHub {
  const windows = WINDOW_KINDS.flatMap((kind) => {
    const here = stops.filter((window) => window.kind === kind);
    const capacities = new Map(
      offered
        .filter((window) => window.kind === kind)
        .map(({ from_time, capacity }) => [from_time, capacity]),
    );
    // A window that is offered no longer still has to be driven.
    const times = new Set([...capacities.keys(), ...here.map(({ from }) => from)]);
    return [...times].sort().map((from) => {
      const found = here.find((window) => window.from === from);
      const { done = 0, open = 0, missed = 0 } = found ?? {};
      const capacity = capacities.get(from) ?? 0;
      return { kind, from, to: addHours(from, WINDOW_HOURS), done, open, missed, capacity };
    });
  });
  return {
    id,
    name,
    done: sum(stops, "done"),
    open: sum(stops, "open"),
    missed: sum(stops, "missed"),
    onTime: sum(stops, "onTime"),
    windows,
  };
}
