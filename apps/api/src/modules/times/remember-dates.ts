import type { AvailableDate } from "@waslijn/contract/shared/times";
import { availableDates, refusalOf, type WallTime, type Wish } from "./available-dates.ts";
import type { HubCalendar } from "./hub-calendar.ts";

const MOST_KEPT = 500;

type Kept = { minute: string; lists: Map<string, AvailableDate[]> };
const keptByCalendar = new WeakMap<HubCalendar, Kept>();

/** The list of a hub at one minute, made once for all who ask: a calendar that changes is another object. */
export function rememberDates(
  calendar: HubCalendar,
  wish: Wish,
  now: WallTime,
  full: ReadonlySet<string>,
): AvailableDate[] {
  const minute = `${now.date} ${now.time}`;
  let kept = keptByCalendar.get(calendar);
  if (kept?.minute !== minute || kept.lists.size >= MOST_KEPT) {
    kept = { minute, lists: new Map() };
    keptByCalendar.set(calendar, kept);
  }
  const question = JSON.stringify([wish, ...full]);
  const known = kept.lists.get(question);
  if (known) return known;
  const dates = canFollow(calendar, wish, now) ? availableDates(calendar, wish, now, full) : [];
  kept.lists.set(question, dates);
  return dates;
}

/** No delivery follows a pickup that is not offered; one that is full by now may still become free. */
function canFollow(calendar: HubCalendar, wish: Wish, now: WallTime): boolean {
  if (wish.kind === "pickup" || wish.isBooked) return true;
  return !refusalOf(calendar, { kind: "pickup", isNew: false }, now, wish.pickup);
}
