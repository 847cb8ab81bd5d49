import * as z from "zod/mini";
import { WINDOW_KINDS } from "../shared/codes.ts";
import { clockTime, isoDate, text, timestamp } from "../shared/fields.ts";
import {
  ACTORS,
  CLASH_REASONS,
  HANDOVERS,
  MISS_REASONS,
  ORDER_EVENTS,
  STOP_ACTS,
} from "../shared/order-life.ts";
import { byDesk, type ConsoleEndpoint } from "./console-endpoint.ts";

const todayQuery = z.object({
  /** All hubs when absent. */
  hub: z.optional(text(40)),
  /** Today when absent. */
  day: z.optional(isoDate),
});

const stops = {
  done: z.int(),
  open: z.int(),
  /** Missed, without a new window yet. */
  missed: z.int(),
};

const todayWindow = z.object({
  kind: z.enum(WINDOW_KINDS),
  from: clockTime,
  to: clockTime,
  ...stops,
  /** 0 for a window that is no longer offered but still has bookings. */
  capacity: z.int(),
});

const todayHub = z.object({
  id: z.string(),
  name: z.string(),
  ...stops,
  /** Number of done stops that were done in their window, or at most 30 minutes before it. */
  onTime: z.int(),
  /** Picked up and not counted yet, whatever the day. */
  notCounted: z.int(),
  windows: z.array(todayWindow),
});
export type TodayHub = z.infer<typeof todayHub>;

/** Kinds of work that need somebody, most urgent first. */
export const NEEDS = [
  "driver-conflict",
  "no-driver-today",
  "not-visited",
  "missed-delivery",
  "bags-missing",
  "missed-pickup",
  "complaint-late",
  "complaint-due",
  "refund-failed",
  "charged-back",
  "payment-differs",
  "books-differ",
  "delivery-at-risk",
  "not-counted",
  "bags-differ",
  "bill-unsent",
  "bill-overdue",
  "no-driver-tomorrow",
  "closed-day",
  "webhook-dead",
  "message-dead",
  "message-kept",
  "job-failing",
] as const;
export type Need = (typeof NEEDS)[number];

const need = z.object({
  kind: z.enum(NEEDS),
  count: z.int(),
  /** Waiting time starts here for the oldest: for a late complaint its deadline, for a stop its window. */
  oldest: timestamp,
  /** The hub of the oldest, where the work is done on the screen of one hub. */
  hub: z.nullable(z.string()),
  /** Sum of these bills. */
  cents: z.nullable(z.int()),
  /** The oldest few. */
  orders: z.array(z.object({ number: z.string(), customer: z.string(), since: timestamp })),
});
export type TodayNeed = z.infer<typeof need>;

/** A run under way: its progress and the next stop. */
const todayRun = z.object({
  id: z.uuid(),
  hub: z.string(),
  driver: z.string(),
  done: z.int(),
  missed: z.int(),
  all: z.int(),
  next: z.nullable(z.object({ street: z.string(), from: clockTime, to: clockTime })),
});
export type TodayRun = z.infer<typeof todayRun>;

/** Per hour of Amsterdam's clock, not cumulative. */
const byHour = z.array(z.object({ hour: z.int(), orders: z.int(), cents: z.int() }));

const today = z.object({
  day: isoDate,
  now: timestamp,
  hubs: z.array(todayHub),
  needs: z.array(need),
  /** Without a gateway mails are held (SETUP-05). */
  hasMailGateway: z.boolean(),
  runs: z.array(todayRun),
  /** Orders in each step between counted and ready (COUNT-07); empty in a shop without steps. */
  stages: z.array(z.object({ id: z.uuid(), name: z.string(), orders: z.int(), late: z.int() })),
  /** Orders placed and bills made on the day, and on the same weekday a week before. */
  sales: z.object({ day: byHour, weekBefore: byHour }),
  stopsWeekBefore: z.object({ done: z.int(), onTime: z.int() }),
});
export type Today = z.infer<typeof today>;

/** Message of the live channel: the changed order and the id of its last event. */
export const liveChange = z.object({ number: z.string(), event: z.int() });
export type LiveChange = z.infer<typeof liveChange>;

/** All hubs when absent. */
const clashesQuery = z.object({ hub: z.optional(text(40)) });

/** A driver's report that could not be applied, until the desk resolves it (DRIVE-08). */
export const driverClash = z.object({
  id: z.uuid(),
  number: z.string(),
  kind: z.enum(WINDOW_KINDS),
  /** A person, company or location. */
  customer: z.string(),
  /** `Zijlweg 84` */
  street: z.string(),
  act: z.enum(STOP_ACTS),
  /** By the phone's clock. */
  at: timestamp,
  /** By the server's clock. */
  heardAt: timestamp,
  by: z.string(),
  bags: z.nullable(z.int()),
  /** Of a delivery: bags that were not brought, how it was handed over, and to whom. */
  missing: z.nullable(z.int()),
  handover: z.nullable(z.enum(HANDOVERS)),
  houseNumber: z.string(),
  name: z.string(),
  reason: z.nullable(z.enum(MISS_REASONS)),
  why: z.enum(CLASH_REASONS),
  /** The event of the order that preceded the report. */
  first: z.nullable(
    z.object({
      event: z.enum(ORDER_EVENTS),
      at: timestamp,
      by: z.object({ kind: z.enum(ACTORS), name: z.nullable(z.string()) }),
    }),
  ),
});
export type DriverClash = z.infer<typeof driverClash>;
const clashList = z.object({ clashes: z.array(driverClash) });

/** The overview of the day, and its live channel. */
export const todayEndpoints = {
  deskToday: {
    ...byDesk,
    method: "GET",
    path: "/console/today",
    summary: "A day at a glance: windows, what needs a hand, orders and euros",
    query: todayQuery,
    response: today,
    status: 200,
    problems: [],
  },
  listClashes: {
    ...byDesk,
    method: "GET",
    path: "/console/today/clashes",
    summary: "Reports of drivers that could not be applied and that nobody has seen to yet",
    query: clashesQuery,
    response: clashList,
    status: 200,
    problems: [],
  },
  followDesk: {
    ...byDesk,
    method: "GET",
    path: "/console/live",
    stream: true,
    summary:
      "Follow all orders: an event with number and event number whenever one changes, and a beat every few seconds",
    response: z.string(),
    status: 200,
    problems: [],
  },
} as const satisfies Record<string, ConsoleEndpoint>;
