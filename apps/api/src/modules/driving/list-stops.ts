import { addHours } from "@waslijn/contract/shared/amsterdam-time";
import { WINDOW_KINDS, type WindowKind } from "@waslijn/contract/shared/codes";
import { WINDOW_HOURS } from "@waslijn/contract/shared/constants";
import { type WorkDeps, WorkRefused } from "../../work.ts";
import { readWindowsOn } from "../catalogue/times/times-repository.ts";
import { readStops, type Stop } from "./stops-repository.ts";
import { inRouteOrder } from "./routing/doors.ts";

export type WindowStops = {
  hub: string;
  hubName: string;
  kind: WindowKind;
  from: string;
  to: string;
  capacity: number;
  stops: Stop[];
};

export type DayList = { day: string; windows: WindowStops[] };

/** The pickups and deliveries of a day, by window, each in route order. */
export async function listStops(
  { database: { reading: db } }: { database: Pick<WorkDeps["database"], "reading"> },
  { day, hub }: { day: string; hub?: string },
): Promise<DayList> {
  const hubs = await db.selectFrom("hubs").select(["id", "name"]).orderBy("id").execute();
  if (hub !== undefined && !hubs.some(({ id }) => id === hub)) {
    throw new WorkRefused({ code: "hub_unknown", hub, hubs: hubs.map(({ id }) => id) });
  }
  const offered = await readWindowsOn(db, day);
  const stops = await readStops(db, day);

  const windows: WindowStops[] = [];
  for (const { id, name } of hubs.filter((one) => hub === undefined || one.id === hub)) {
    for (const kind of WINDOW_KINDS) {
      const here = stops.filter((stop) => stop.hub === id && stop.kind === kind);
      const capacities = new Map(
        offered
          .filter((window) => window.hub_id === id && window.kind === kind)
          .map((window) => [window.from_time, window.capacity]),
      );
      // Includes windows that are no longer offered but still have stops.
      const times = new Set([...capacities.keys(), ...here.map((stop) => stop.from)]);
      for (const from of [...times].sort()) {
        windows.push({
          hub: id,
          hubName: name,
          kind,
          from,
          to: addHours(from, WINDOW_HOURS),
          capacity: capacities.get(from) ?? 0,
          stops: here.filter((stop) => stop.from === from).sort(inRouteOrder),
        });
      }
    }
  }
  return { day, windows };
}
