import * as z from "zod/mini";
import { line, timestamp } from "../shared/fields.ts";
import { byDesk, byOwners, type ConsoleEndpoint } from "./console-endpoint.ts";

/** Background jobs of the servers. */
export const JOBS = [
  "payments",
  "refunds",
  "bills",
  "bill-reminders",
  "book-audit",
  "company-invoices",
  "plan-turns",
  "unanswered-pickups",
  "next-stops",
  "arrivals",
  "retention",
  "clean-up",
  "photo-store",
  "reports",
  "search-words",
  "book-entries",
] as const;
export type JobName = (typeof JOBS)[number];

const job = z.object({
  name: z.enum(JOBS),
  /** Last run on any node. */
  succeededAt: z.nullable(timestamp),
  failedAt: z.nullable(timestamp),
  /** Null when the last run succeeded. */
  failingSince: z.nullable(timestamp),
  /** An error code, never the message: that may quote personal data. */
  error: z.nullable(z.string()),
  /** Of a backfill that is running: rows done, and about how many there are. */
  progress: z.nullable(z.object({ done: z.int(), total: z.int() })),
});
export type SystemJob = z.infer<typeof job>;

const channel = z.enum(["mail", "text"]);

/** Messages of one kind that are held because no gateway is configured, and are still worth sending. */
const keptMessageGroup = z.object({
  channel,
  kind: z.string(),
  count: z.int(),
  oldest: timestamp,
});
export type KeptMessageGroup = z.infer<typeof keptMessageGroup>;

const systemState = z.object({
  jobs: z.array(job),
  /** Whether a gateway is configured for each channel. */
  gateways: z.object({ mail: z.boolean(), text: z.boolean() }),
  kept: z.array(keptMessageGroup),
  /** Messages that the gateway refused until every attempt was used. */
  undelivered: z.array(keptMessageGroup),
});
export type SystemState = z.infer<typeof systemState>;

const keptMessagesBody = z.object({
  do: z.enum(["send", "dismiss"]),
  groups: z
    .array(
      z.object({
        channel,
        kind: line(40),
        /** Of the undelivered messages, not of the kept ones. */
        isDead: z.optional(z.boolean()),
      }),
    )
    .check(z.minLength(1), z.maxLength(80)),
});
export type KeptMessagesBody = z.infer<typeof keptMessagesBody>;

/** Background jobs, and messages held without a gateway (SETUP-05). */
export const systemEndpoints = {
  viewSystem: {
    ...byDesk,
    method: "GET",
    path: "/console/system",
    summary: "Background jobs with their last success and failure, gateways, and unsent messages",
    response: systemState,
    status: 200,
    problems: [],
  },
  handleKept: {
    ...byOwners,
    method: "POST",
    path: "/console/system/kept",
    summary: "Send unsent messages of some kinds, written as things are now, or leave them unsent",
    body: keptMessagesBody,
    response: systemState,
    status: 200,
    problems: ["not_possible_now"],
  },
} as const satisfies Record<string, ConsoleEndpoint>;
