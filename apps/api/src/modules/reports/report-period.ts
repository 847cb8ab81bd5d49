import { type ReportStep, REPORT_DAYS } from "@waslijn/contract/console/codes";
import type { ReportQuery } from "@waslijn/contract/console/reports";
import { addDays, weekday } from "@waslijn/contract/shared/amsterdam-time";
import { ApiProblem } from "../../api-problem.ts";

export type Period = { from: string; until: string };

const DAY_MS = 86_400_000;
/** Default length of a report: whole weeks, so that weekdays are compared with the same weekdays. */
const USUAL_DAYS: Record<ReportStep, number> = { day: 28, week: 91, hub: 28 };

/** Both ends included. */
export const daysIn = ({ from, until }: Period): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS) + 1;

/**
 * The requested days; by week rounded to whole weeks. Throws `validation_failed` for a period that is empty or too
 * long.
 */
export function periodOf(
  { from: requestedFrom, until: requestedUntil }: Pick<ReportQuery, "from" | "until">,
  by: ReportStep,
  today: string,
): Period {
  const until = requestedUntil ?? (requestedFrom && requestedFrom > today ? requestedFrom : today);
  const from = requestedFrom ?? addDays(until, 1 - USUAL_DAYS[by]);
  const days = daysIn({ from, until });
  if (days < 1 || days > REPORT_DAYS) {
    throw new ApiProblem("validation_failed", { fields: [{ field: "until", rule: "period" }] });
  }
  return by === "week"
    ? { from: mondayOf(from), until: addDays(mondayOf(until), 6) }
    : { from, until };
}

/** The period of the same length just before. */
export const periodBefore = (period: Period): Period => ({
  from: addDays(period.from, -daysIn(period)),
  until: addDays(period.from, -1),
});

export const mondayOf = (day: string): string => addDays(day, 1 - weekday(day));

/** The first day of each step. */
export function stepsOf(period: Period, by: "day" | "week"): string[] {
  const length = by === "week" ? 7 : 1;
  return Array.from({ length: daysIn(period) / length }, (_, step) =>
    addDays(period.from, step * length),
  );
}
