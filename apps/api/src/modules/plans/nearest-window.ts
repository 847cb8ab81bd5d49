import { addDays } from "@waslijn/contract/shared/amsterdam-time";
import {
  refusalOf,
  windowKey,
  type WallTime,
  type WindowQuery,
} from "../catalogue/times/available-dates.ts";
import { capacityOn, type HubCalendar } from "../catalogue/times/hub-calendar.ts";

const hourOf = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;

/** Maximum distance in days from the requested date. */
export type Within = { before: number; after: number };

/**
 * The free window nearest to the requested one: by day, then by time; the later one on a tie. It follows the rules of
 * ordering, so that the result can be booked (PLAN-02).
 */
export function nearestWindow(
  calendar: HubCalendar,
  query: WindowQuery,
  wanted: WallTime,
  within: Within,
  { now, full }: { now: WallTime; full: ReadonlySet<string> },
): WallTime | undefined {
  const hours = calendar.windows[query.kind].toSorted(
    ({ from: one }, { from: other }) =>
      apart(one, wanted.time) - apart(other, wanted.time) || later(one, other),
  );
  for (const date of daysByDistance(wanted.date, within)) {
    const found = hours.find(
      (window) =>
        capacityOn(window, date) > 0 &&
        !full.has(windowKey(date, window.from)) &&
        !refusalOf(calendar, query, now, { date, time: window.from }),
    );
    if (found) return { date, time: found.from };
  }
  return undefined;
}

const apart = (one: string, other: string): number => Math.abs(hourOf(one) - hourOf(other));
const later = (one: string, other: string): number => hourOf(other) - hourOf(one);

function daysByDistance(date: string, { before, after }: Within): string[] {
  const days = [date];
  for (let distance = 1; distance <= Math.max(before, after); distance += 1) {
    if (distance <= after) days.push(addDays(date, distance));
    if (distance <= before) days.push(addDays(date, -distance));
  }
  return days;
}
