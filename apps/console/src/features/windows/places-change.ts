import type { DataEntry } from "@waslijn/contract/console/data";
import { weekday } from "@waslijn/contract/shared/amsterdam-time";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import type { WantedChange } from "../../parts/data/wanted-change.ts";

/** Which days a new capacity applies to. */
export const SCOPES = ["day", "weekday", "whole-weekday", "always"] as const;
export type Scope = (typeof SCOPES)[number];

export type Cell = { hub: string; kind: WindowKind; from: string; date: string };
export type Entries = { windows: DataEntry[]; capacities: DataEntry[] };

/**
 * Changes that set a cell's capacity: on this day, every such weekday, or always. Removes the narrower overrides that
 * would hide the new capacity in this cell: those of its date and, for always, of its weekday.
 */
export function placesChange(
  cell: Cell,
  places: number,
  scope: Scope,
  entries: Entries,
): WantedChange[] {
  const { hub: hub_id, kind, from, date } = cell;
  if (scope === "always") {
    const before =
      entries.windows.find((entry) => isOf(cell, entry) && timeOf(entry) === from) ?? null;
    const value = { hub_id, kind, from_time: from, capacity: places };
    const narrower = (day: string): boolean => day === date || day === String(weekday(date));
    return [{ table: "hub_windows", before, value }, ...removals(cell, scope, entries, narrower)];
  }
  const day = scope === "day" ? date : String(weekday(date));
  const set = timesOf(cell, scope, entries).map((time): WantedChange => {
    const isIt = (entry: DataEntry): boolean =>
      isOf(cell, entry) && timeOf(entry) === time && dayOf(entry) === day;
    const before = entries.capacities.find(isIt) ?? null;
    const value = { hub_id, kind, from_time: time, day, capacity: places };
    return { table: "hub_capacities", before, value };
  });
  const narrower = (one: string): boolean => scope !== "day" && one === date;
  return [...set, ...removals(cell, scope, entries, narrower)];
}

/** Days within the scope that keep their own capacity: weekdays, and dates from today on. */
export function unchangedDays(cell: Cell, scope: Scope, entries: Entries, today: string): string[] {
  if (scope === "day") return [];
  const own = weekday(cell.date);
  const isUnchanged = (day: string): boolean => {
    if (!isDate(day)) return scope === "always" && day !== String(own);
    return day !== cell.date && day >= today && (scope === "always" || weekday(day) === own);
  };
  const days = overrides(cell, scope, entries).map(dayOf).filter(isUnchanged);
  return [...new Set(days)].sort(
    (one, other) => one.length - other.length || (one < other ? -1 : 1),
  );
}

const removals = (
  cell: Cell,
  scope: Scope,
  entries: Entries,
  isRemoved: (day: string) => boolean,
): WantedChange[] =>
  overrides(cell, scope, entries)
    .filter((entry) => isRemoved(dayOf(entry)))
    .map((before) => ({ table: "hub_capacities", before, value: null }));

/** The capacities by date or weekday of the windows that the scope covers. */
function overrides(cell: Cell, scope: Scope, entries: Entries): DataEntry[] {
  const times = timesOf(cell, scope, entries);
  return entries.capacities.filter((entry) => isOf(cell, entry) && times.includes(timeOf(entry)));
}

const timesOf = (cell: Cell, scope: Scope, { windows }: Entries): string[] =>
  scope === "whole-weekday"
    ? windows.filter((entry) => isOf(cell, entry)).map(timeOf)
    : [cell.from];

const isOf = ({ hub, kind }: Cell, { value }: DataEntry): boolean =>
  value.hub_id === hub && value.kind === kind;

const timeOf = ({ value }: DataEntry): string => String(value.from_time);
const dayOf = ({ value }: DataEntry): string => String(value.day);

/** The day of a capacity is a date or an ISO weekday. */
export const isDate = (day: string): boolean => day.length > 1;
