import * as z from "zod/mini";
import { WINDOW_KINDS } from "../../shared/codes.ts";
import { clockTime, isoDate, text, timestamp } from "../../shared/fields.ts";

export const todayQuery = z.object({
  /** All hubs without one. */
  hub: z.optional(text(40)),
  /** Today without one. */
  day: z.optional(isoDate),
});

const stops = {
  done: z.int(),
  open: z.int(),
  /** Nobody was met, and no new window is chosen yet. */
  missed: z.int(),
};

const todayWindow = z.object({
  kind: z.enum(WINDOW_KINDS),
  from: clockTime,
  to: clockTime,
  ...stops,
  /** 0 for a window that is offered no longer and still has to be driven. */
  capacity: z.int(),
});

const todayHub = z.object({
  id: z.string(),
  name: z.string(),
  ...stops,
  /** Of those done, how many before their window ended. */
  onTime: z.int(),
  windows: z.array(todayWindow),
});
export type TodayHub = z.infer<typeof todayHub>;

/** What needs a hand, most urgent first. */
export const NEEDS = [
  "driver-conflict",
  "missed-delivery",
  "missed-pickup",
  "complaint-due",
  "refund-failed",
  "payment-differs",
  "books-differ",
  "not-counted",
  "bags-differ",
  "bill-unsent",
  "bill-overdue",
  "message-dead",
  "message-kept",
  "job-failing",
] as const;
export type Need = (typeof NEEDS)[number];

const need = z.object({
  kind: z.enum(NEEDS),
  count: z.int(),
  /** Since when the oldest waits. */
  oldest: timestamp,
  /** What these bills come to. */
  cents: z.nullable(z.int()),
  /** The oldest few. */
  orders: z.array(z.object({ number: z.string(), customer: z.string(), since: timestamp })),
});
export type TodayNeed = z.infer<typeof need>;

/** A driver on the way: how far, and which door is next. */
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

/** Sums of a day by the hour of Amsterdam's clock; each hour's own, not the sum so far. */
const byHour = z.array(z.object({ hour: z.int(), orders: z.int(), cents: z.int() }));

export const today = z.object({
  day: isoDate,
  now: timestamp,
  hubs: z.array(todayHub),
  needs: z.array(need),
  /** Without one, mails are kept and not sent (SETUP-05). */
  hasMailGateway: z.boolean(),
  runs: z.array(todayRun),
  /** Orders placed and bills made on the day, and on the same day a week before. */
  sales: z.object({ day: byHour, weekBefore: byHour }),
  stopsWeekBefore: z.object({ done: z.int(), onTime: z.int() }),
});
export type Today = z.infer<typeof today>;

/** What the live channel tells: an order changed, and the number of its last event. */
export const liveChange = z.object({ number: z.string(), event: z.int() });
export type LiveChange = z.infer<typeof liveChange>;
