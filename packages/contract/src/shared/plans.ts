import { addDays, weekday } from "./amsterdam-time.ts";

export const PLAN_WEEKS = [1, 2, 3, 4] as const;
export type PlanWeeks = (typeof PLAN_WEEKS)[number];

/** A turn's order is made so many days before it. */
export const TURN_DAYS_AHEAD = 5;
/** A turn that cannot be on its own day may be so many days earlier or later. */
export const TURN_MOVE_DAYS = 2;
/** A new series leaves this many days to hear of it. */
export const FIRST_TURN_DAYS = 2;
export const MOST_PAUSE_DAYS = 365;
/** As many turns are told beforehand. */
export const TURNS_SHOWN_AHEAD = 3;

/** `first`: the order that the plan was made from. `moved`: on other windows than the plan's own. */
export const TURN_OUTCOMES = [
  "first",
  "ordered",
  "moved",
  "skipped",
  "none-free",
  "closed",
  "overdue",
] as const;
export type TurnOutcome = (typeof TURN_OUTCOMES)[number];

/** Days of the calendar, so many weeks apart: no hours, so no clock change can touch them (PLAN-02). */
export type Series = { first: string; every: number };

const DAY_MS = 86_400_000;
const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;

/** The first turn of a series on a day or after it. */
export function turnFrom({ first, every }: Series, date: string): string {
  const step = 7 * every;
  const steps = Math.max(0, Math.ceil(daysBetween(first, date) / step));
  return addDays(first, steps * step);
}

export const turnAfter = (series: Series, date: string): string =>
  turnFrom(series, addDays(date, 1));

/** The first turns of a series on a day or after it. */
export function turnsFrom(series: Series, date: string, count: number): string[] {
  const first = turnFrom(series, date);
  return Array.from({ length: count }, (_, at) => addDays(first, at * 7 * series.every));
}

/**
 * Where a series begins: on its weekday, as near as can be to a whole interval after the last turn, and not
 * before people can hear of it.
 */
export function firstTurn(
  wanted: { every: number; weekday: number },
  { last, today }: { last: string; today: string },
): string {
  const due = addDays(last, 7 * wanted.every);
  const nearest = addDays(due, ((wanted.weekday - weekday(due) + 10) % 7) - 3);
  const after = addDays(last, 1);
  const earliest = addDays(today, FIRST_TURN_DAYS);
  return turnFrom({ first: nearest, every: 1 }, earliest > after ? earliest : after);
}
