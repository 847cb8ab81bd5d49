import { REPORT_STEPS, type ReportStep } from "@waslijn/contract/console/codes";
import type { ReportQuery } from "@waslijn/contract/console/reports";

export type ReportsSearch = ReportQuery;

/** A day of the calendar: 30 February is none. */
function isDay(value: unknown): value is string {
  if (typeof value !== "string" || !/^2\d{3}-\d\d-\d\d$/.test(value)) return false;
  const at = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value);
}

/** What the address holds: rows, hub and period; days, all hubs and four weeks without. */
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

/** The periods that somebody asks for most, in weeks: weekdays meet their like. */
export const PERIODS = [1, 4, 13, 52] as const;

/** What is asked for without a period, in weeks. */
export const USUAL_WEEKS: Record<ReportStep, number> = { day: 4, week: 13, hub: 4 };
