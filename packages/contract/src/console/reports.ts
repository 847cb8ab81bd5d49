import * as z from "zod/mini";
import { isoDate, text } from "../shared/fields.ts";
import { REPORT_STEPS } from "./codes.ts";
import { byDesk, type ConsoleEndpoint } from "./console-endpoint.ts";

const reportQuery = z.object({
  /** Days without one. */
  by: z.optional(z.enum(REPORT_STEPS)),
  /** All hubs without one. */
  hub: z.optional(text(40)),
  /** First and last day in Amsterdam. Without them the four weeks until today, or thirteen by week. */
  from: z.optional(isoDate),
  until: z.optional(isoDate),
});
export type ReportQuery = z.infer<typeof reportQuery>;

/** What is counted; `docs/reports.md` says each in words. */
export const figures = z.object({
  /** Placed on the day and not cancelled. */
  orders: z.int(),
  cancelled: z.int(),
  /** Of the orders, those that are not their customer's first. */
  repeated: z.int(),
  /** Pickups and deliveries by the day of their window. */
  onTime: z.int(),
  late: z.int(),
  missed: z.int(),
  pieces: z.int(),
  kilos: z.number(),
  /** Bills made on the day as they are now, with VAT, and what of them was given back. */
  billedCents: z.int(),
  refundedCents: z.int(),
});
export type Figures = z.infer<typeof figures>;

const period = { from: isoDate, until: isoDate };

const report = z.object({
  by: z.enum(REPORT_STEPS),
  /** As they were taken: by week from a Monday until a Sunday. */
  ...period,
  rows: z.array(
    z.object({
      /** A day, the Monday of a week, or a hub's id; and what it is compared with. */
      key: z.string(),
      keyBefore: z.string(),
      /** Of a hub. */
      name: z.nullable(z.string()),
      now: figures,
      before: figures,
    }),
  ),
  total: figures,
  /** The period of the same length that ends where this one begins. */
  before: z.object({ ...period, total: figures }),
});
export type Report = z.infer<typeof report>;

/** How the business goes, by day, week and hub. */
export const reportEndpoints = {
  readReport: {
    ...byDesk,
    method: "GET",
    path: "/console/reports",
    summary:
      "Orders, revenue, stops on time, repeat orders, pieces and kilos by day, week or hub, beside the period before",
    query: reportQuery,
    response: report,
    status: 200,
    problems: [],
  },
  exportReport: {
    ...byDesk,
    method: "GET",
    path: "/console/reports/export",
    file: true,
    summary: "The same report as a file for a spreadsheet",
    query: reportQuery,
    response: z.custom<AsyncIterable<string>>(),
    status: 200,
    problems: [],
  },
} as const satisfies Record<string, ConsoleEndpoint>;
