import * as z from "zod/mini";
import type { ConsoleEndpoint } from "../console-endpoint.ts";
import { reportCalls } from "./report-calls.ts";
import { report, reportQuery } from "./reports.ts";

export const reportEndpoints = {
  readReport: {
    ...reportCalls.readReport,
    summary:
      "Orders, revenue, stops on time, repeat orders, pieces and kilos by day, week or hub, beside the period before",
    query: reportQuery,
    response: report,
    status: 200,
    problems: [],
  },
  exportReport: {
    ...reportCalls.exportReport,
    summary: "The same report as a file for a spreadsheet",
    query: reportQuery,
    response: z.custom<AsyncIterable<string>>(),
    status: 200,
    problems: [],
  },
} as const satisfies Record<keyof typeof reportCalls, ConsoleEndpoint>;
