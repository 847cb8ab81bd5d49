import * as z from "zod/mini";
import { isoDate, text } from "../shared/fields.ts";
import { REPORT_STEPS } from "./codes.ts";
import { byDesk, type ConsoleEndpoint } from "./console-endpoint.ts";

const reportQuery = z.object({
  /** By day when absent. */
  by: z.optional(z.enum(REPORT_STEPS)),
  /** All hubs when absent. */
  hub: z.optional(text(40)),
  /** First and last day in Amsterdam. Default: the four weeks until today, or thirteen by week. */
  from: z.optional(isoDate),
  until: z.optional(isoDate),
});
export type ReportQuery = z.infer<typeof reportQuery>;

/** Figures of one row, defined in `docs/reports.md`. */
export const figures = z.object({
  /** Placed on the day and not cancelled. */
  orders: z.int(),
  cancelled: z.int(),
  /** Those of `orders` that are not the customer's first. */
  repeated: z.int(),
  /** Pickups and deliveries, by the day of their window; `late` also counts those done too early. */
  onTime: z.int(),
  late: z.int(),
  missed: z.int(),
  pieces: z.int(),
  kilos: z.number(),
  /** Current total of the bills made on the day, with VAT, and the part of it that was refunded. */
  billedCents: z.int(),
  refundedCents: z.int(),
});
export type Figures = z.infer<typeof figures>;

const period = { from: isoDate, until: isoDate };

const report = z.object({
  by: z.enum(REPORT_STEPS),
  /** The period reported on: by week it runs from a Monday to a Sunday. */
  ...period,
  rows: z.array(
    z.object({
      /** A day, the Monday of a week, or a hub's id; and the one it is compared with. */
      key: z.string(),
      keyBefore: z.string(),
      /** The hub's name. */
      name: z.nullable(z.string()),
      now: figures,
      before: figures,
    }),
  ),
  total: figures,
  /** The period of equal length just before this one. */
  before: z.object({ ...period, total: figures }),
});
export type Report = z.infer<typeof report>;

/** Business reports by day, week and hub. */
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
