import type { DataEntry } from "@waslijn/contract/console/data";
import { weekday } from "@waslijn/contract/shared/amsterdam-time";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import type { WantedChange } from "../../parts/data/wanted-change.ts";

/** Which days a new capacity applies to. */
export const SCOPES = ["day", "weekday", "whole-weekday", "always"] as const;
export type Scope = (typeof SCOPES)[number];

export type Cell = { hub: string; kind: WindowKind; from: string; date: string };
export type Entries = { windows: DataEntry[]; capacities: DataEntry[] };

/** Changes that set a cell's capacity: on this day, every such weekday, or always. */
export function placesChange(
  { hub: hub_id, kind, from, date }: Cell,
  places: number,
  scope: Scope,
  { windows, capacities }: Entries,
): WantedChange[] {
  const here = (entry: DataEntry): boolean =>
    entry.value.hub_id === hub_id && entry.value.kind === kind;
  const isWindow = (entry: DataEntry, time: string): boolean =>
    here(entry) && entry.value.from_time === time;
  if (scope === "always") {
    const before = windows.find((entry) => isWindow(entry, from)) ?? null;
    const value = { hub_id, kind, from_time: from, capacity: places };
    return [{ table: "hub_windows", before, value }];
  }
  const day = scope === "day" ? date : String(weekday(date));
  const times =
    scope === "whole-weekday"
      ? windows.filter(here).map((entry) => String(entry.value.from_time))
      : [from];
  return times.map((time) => {
    const before =
      capacities.find((entry) => isWindow(entry, time) && entry.value.day === day) ?? null;
    const value = { hub_id, kind, from_time: time, day, capacity: places };
    return { table: "hub_capacities", before, value };
  });
}
