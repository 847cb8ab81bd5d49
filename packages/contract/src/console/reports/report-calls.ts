import type { ConsoleCall } from "../console-call.ts";

/** How the business goes, by day, week and hub. */
export const reportCalls = {
  readReport: { method: "GET", path: "/console/reports", auth: "cookie" },
  exportReport: { method: "GET", path: "/console/reports/export", auth: "cookie", file: true },
} as const satisfies Record<string, ConsoleCall>;
