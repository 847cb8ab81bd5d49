import { addDays, weekday } from "./amsterdam-time.ts";

export const PLAN_WEEKS = [1, 2, 3, 4] as const;
export type PlanWeeks = (typeof PLAN_WEEKS)[number];

/** Days between the creation of a turn's order and the turn. */
export const TURN_DAYS_AHEAD = 5;
/** Days by which a turn may move when its own day is not possible. */
export const TURN_MOVE_DAYS = 2;
/** Minimum number of days before the first turn of a new series, so that the customer can be notified. */
export const FIRST_TURN_DAYS = 2;
export const MOST_PAUSE_DAYS = 365;
/** Number of future turns that are shown. */
export const TURNS_SHOWN_AHEAD = 3;

/** `first`: the order that the plan was made from. `moved`: in other windows than the plan's own. */
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

/** Calendar days, a number of weeks apart: without hours, so daylight saving time cannot affect them (PLAN-02). */
export type Series = { first: string; every: number };

const DAY_MS = 86_400_000;
const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;

/** The first turn on or after a day. */
export function turnFrom({ first, every }: Series, date: string): string {
  const step = 7 * every;
  const steps = Math.max(0, Math.ceil(daysBetween(first, date) / step));
  return addDays(first, steps * step);
}

export const turnAfter = (series: Series, date: string): string =>
  turnFrom(series, addDays(date, 1));

/** The first `count` turns on or after a day. */
export function turnsFrom(series: Series, date: string, count: number): string[] {
  const first = turnFrom(series, date);
  return Array.from({ length: count }, (_, at) => addDays(first, at * 7 * series.every));
}

/**
 * The first turn of a series: on its weekday, as near as possible to a whole interval after the last turn, and at
 * least `FIRST_TURN_DAYS` from today.
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
