import {
  addDays,
  addHours,
  amsterdamDate,
  amsterdamTime,
  weekday,
} from "@waslijn/contract/shared/amsterdam-time";
import {
  DEFAULT_DELIVERY_DAYS_AHEAD,
  DEFAULT_PICKUP_DAYS_AHEAD,
  TURNAROUND_WORKING_DAYS,
  WINDOW_HOURS,
} from "@waslijn/contract/shared/constants";
import type { AvailableDate } from "@waslijn/contract/customer/times";
import { holidayOn, afterWorkingDays } from "./dutch-holidays.ts";
import { capacityOn, type HubCalendar } from "./hub-calendar.ts";

/** A window by its date and start time, in Amsterdam wall-clock time. */
export type WallTime = { date: string; time: string };

export const wallTimeOf = (instant: Date): WallTime => ({
  date: amsterdamDate(instant),
  time: amsterdamTime(instant),
});

/** The requested window kind: a pickup, or the delivery after one. */
export type WindowQuery =
  | {
      kind: "pickup";
      isNew: boolean;
      /** Date of an existing order: its bag was posted then. */
      orderedOn?: string;
    }
  | {
      kind: "delivery";
      pickup: WallTime;
      /** The pickup is already booked, so it need not be on offer now. */
      isBooked?: true;
    };

/** Why a window is not offered. */
export type WindowRefusal =
  | "past"
  | "cut-off"
  | "new-customer"
  | "turnaround"
  | "beyond-horizon"
  | "no-operating-day"
  | "holiday"
  | "closure"
  | "no-such-window"
  | "full";

export type DayOffer = {
  date: string;
  hours: { from: string; to: string; refusal: WindowRefusal | undefined }[];
  /** Set when no window of the day is offered. */
  refusal: WindowRefusal | undefined;
};

const MONDAY = 1;
const SUNDAY = 7;

/** The list that a customer chooses from: days with room, each with all its windows (TIME-05). */
export function availableDates(
  calendar: HubCalendar,
  query: WindowQuery,
  now: WallTime,
  full: ReadonlySet<string>,
): AvailableDate[] {
  const ahead = query.kind === "pickup" ? DEFAULT_PICKUP_DAYS_AHEAD : DEFAULT_DELIVERY_DAYS_AHEAD;
  const defaultFrom = addDays(now.date, ahead);
  const offered = dayOffers(calendar, query, now, full).filter((day) => !day.refusal);
  const defaultDate = offered.find((day) => day.date >= defaultFrom)?.date;
  return offered.map(({ date, hours }) => ({
    date,
    hours: hours.map(({ from, to, refusal }) => ({
      from,
      to,
      available: !refusal,
      ...(refusal && refusal !== "full" && { why: "too-early" as const }),
    })),
    default: date === defaultDate,
  }));
}

/** Every day up to the horizon with its windows, each offered or with the reason why not. */
export function dayOffers(
  calendar: HubCalendar,
  query: WindowQuery,
  now: WallTime,
  full: ReadonlySet<string>,
): DayOffer[] {
  const { first, last } = reach(calendar, query, now);
  const timing = timingRule(calendar, query, now);
  const days: DayOffer[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) {
    const closed = closedOn(calendar, date);
    const hours = calendar.windows[query.kind].map((window) => {
      const { from } = window;
      const isFull = capacityOn(window, date) === 0 || full.has(windowKey(date, from));
      const refusal = closed ?? timing({ date, time: from }) ?? (isFull ? "full" : undefined);
      return { from, to: addHours(from, WINDOW_HOURS), refusal };
    });
    const isOffered = hours.some((hour) => !hour.refusal);
    days.push({ date, hours, refusal: isOffered ? undefined : reasonOf(hours) });
  }
  return days;
}

/** Reason for a day without a free window: `full` if any window is full, else that of the last window. */
const reasonOf = (hours: DayOffer["hours"]): WindowRefusal =>
  hours.find((hour) => hour.refusal === "full")?.refusal ??
  hours.at(-1)?.refusal ??
  "no-such-window";

/** First and last day that can be offered; for a delivery counted from its pickup. */
export function reach(
  calendar: HubCalendar,
  query: WindowQuery,
  now: WallTime,
): { first: string; last: string } {
  const first = firstDay(query, now);
  return { first, last: addDays(first, calendar.horizonDays) };
}

function firstDay(query: WindowQuery, now: WallTime): string {
  if (query.kind === "pickup") return now.date;
  return query.isBooked && query.pickup.date < now.date ? now.date : query.pickup.date;
}

export const windowKey = (date: string, from: string): string => `${date} ${from}`;

/** Why this window may not be booked, regardless of capacity; undefined when it may. The list uses the same rules. */
export function refusalOf(
  calendar: HubCalendar,
  query: WindowQuery,
  now: WallTime,
  window: WallTime,
): WindowRefusal | undefined {
  if (!calendar.windows[query.kind].some(({ from }) => from === window.time)) {
    return "no-such-window";
  }
  if (window.date > reach(calendar, query, now).last) return "beyond-horizon";
  return closedOn(calendar, window.date) ?? timingRule(calendar, query, now)(window);
}

/** Why the hub is closed on a day; undefined when it is open. */
export function closedOn(calendar: HubCalendar, date: string): WindowRefusal | undefined {
  if (!calendar.operatingDays.includes(weekday(date))) return "no-operating-day";
  if (keepsHoliday(calendar, date)) return "holiday";
  return calendar.closures.has(date) ? "closure" : undefined;
}

function keepsHoliday(calendar: HubCalendar, date: string): boolean {
  const holiday = holidayOn(date);
  return holiday !== undefined && !calendar.skippedHolidays.includes(holiday);
}

type TimingRule = (window: WallTime) => WindowRefusal | undefined;

function timingRule(calendar: HubCalendar, query: WindowQuery, now: WallTime): TimingRule {
  const tooSoon =
    query.kind === "pickup"
      ? pickupRule(calendar, query, now)
      : deliveryRule(calendar, query.pickup);
  return (window) => (isBefore(now, window) ? tooSoon(window) : "past");
}

const isBefore = (one: WallTime, other: WallTime): boolean =>
  one.date < other.date || (one.date === other.date && one.time < other.time);

function pickupRule(
  calendar: HubCalendar,
  { isNew, orderedOn = "" }: Extract<WindowQuery, { kind: "pickup" }>,
  now: WallTime,
): TimingRule {
  const isAfterCutoff = now.time >= calendar.sameDayCutoff;
  const earliest = isNew ? bagDay(orderedOn || now.date, calendar.newCustomerLeadDays) : now.date;
  return ({ date }) => {
    if (isAfterCutoff && date === now.date) return "cut-off";
    return date < earliest ? "new-customer" : undefined;
  };
}

/** The day a bag arrives, after this many days of postal delivery; there is none on Sundays, Mondays and holidays. */
export function bagDay(orderedOn: string, postDays: number): string {
  let date = orderedOn;
  for (let travelled = 0; travelled < postDays;) {
    date = addDays(date, 1);
    if (isPostDay(date)) travelled += 1;
  }
  return date;
}

const isPostDay = (date: string): boolean =>
  ![SUNDAY, MONDAY].includes(weekday(date)) && holidayOn(date) === undefined;

/** TIME-03: not before the second working day after the pickup, and on that day not before the pickup's time. */
function deliveryRule(calendar: HubCalendar, pickup: WallTime): TimingRule {
  const earliest = { date: turnaroundDay(calendar, pickup.date), time: pickup.time };
  return (window) => (isBefore(window, earliest) ? "turnaround" : undefined);
}

/** Whether a delivery is earlier than the turnaround after its pickup allows. */
export const isTooEarly = (calendar: HubCalendar, pickup: WallTime, delivery: WallTime): boolean =>
  deliveryRule(calendar, pickup)(delivery) !== undefined;

export const turnaroundDay = (calendar: HubCalendar, pickupDate: string): string =>
  afterWorkingDays(pickupDate, TURNAROUND_WORKING_DAYS, (date) => keepsHoliday(calendar, date));
