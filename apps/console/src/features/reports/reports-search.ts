import { REPORT_STEPS, type ReportStep } from "@waslijn/contract/console/codes";
import { addDays } from "@waslijn/contract/shared/amsterdam-time";
import type { ReportQuery } from "@waslijn/contract/console/reports";

export type ReportsSearch = ReportQuery;

/** A valid calendar date: 30 February is not. */
function isDay(value: unknown): value is string {
  if (typeof value !== "string" || !/^2\d{3}-\d\d-\d\d$/.test(value)) return false;
  const at = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value);
}

/** Parses rows, hub and period; defaults: days, all hubs, four weeks. */
export function parseReportsSearch({
  by,
  hub,
  from,
  until,
}: Record<string, unknown>): ReportsSearch {
  const step = REPORT_STEPS.find((one) => one === by);
  return {
    ...(step && step !== "day" && { by: step }),
    ...(typeof hub === "string" && /^[\w-]{1,40}$/.test(hub) && { hub }),
    ...(isDay(from) && { from }),
    ...(isDay(until) && { until }),
  };
}

/** Whether a row, a day or the Monday of a week, is not over yet. */
export const isRunning = (by: ReportStep, key: string, today: string): boolean =>
  by === "week" ? key <= today && today < addDays(key, 7) : by === "day" && key === today;

/** Frequent periods in whole weeks, so that equal weekdays are compared. */
export const PERIODS = [1, 4, 13, 52] as const;

/** Default period in weeks. */
export const USUAL_WEEKS: Record<ReportStep, number> = { day: 4, week: 13, hub: 4 };
