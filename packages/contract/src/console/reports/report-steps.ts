/** What a report's rows are: days, weeks from Monday on, or hubs. */
export const REPORT_STEPS = ["day", "week", "hub"] as const;
export type ReportStep = (typeof REPORT_STEPS)[number];
