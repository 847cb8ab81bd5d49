import * as z from "zod/mini";
import { type Endpoint, CALLERS } from "../shared/endpoint.ts";
import { clockTime, isoDate } from "../shared/fields.ts";
import { ORDER_STATES } from "../shared/order-life.ts";
import { TURN_OUTCOMES } from "../shared/plans.ts";
import { comingTurn, linkParams, orderWindow, rhythm, weekday } from "./my-order.ts";

/** The outcome of a turn, with its order if it has one. */
export const planTurn = z.object({
  date: isoDate,
  outcome: z.enum(TURN_OUTCOMES),
  order: z.nullable(
    z.object({ number: z.string(), state: z.enum(ORDER_STATES), pickup: orderWindow }),
  ),
});

export const plan = z.object({
  ...rhythm,
  pickupTo: clockTime,
  /** The next turn without an order; null once the plan is stopped. */
  next: z.nullable(isoDate),
  pausedUntil: z.nullable(isoDate),
  /** The latest turns, newest first. */
  turns: z.array(planTurn),
  /** The next three turns. */
  coming: z.array(comingTurn),
  /** The turn that can be skipped now: this order's, else the next one. */
  skips: z.nullable(isoDate),
});
export type Plan = z.infer<typeof plan>;

export const planView = z.object({
  plan: z.nullable(plan),
  /** Possible weekdays and start times at this address. */
  weekdays: z.array(weekday),
  hours: z.array(clockTime),
  /** Starting values of a new plan: the order's pickup, and the day after which it begins. */
  pickup: z.object({ weekday, from: clockTime }),
  last: isoDate,
  today: isoDate,
});
export type PlanView = z.infer<typeof planView>;

const planBody = z.object(rhythm);
export type PlanBody = z.infer<typeof planBody>;

/** Changes of a plan; each is idempotent. */
export const planChange = z.discriminatedUnion("do", [
  z.object({ do: z.literal("skip"), date: isoDate }),
  z.object({ do: z.literal("unskip"), date: isoDate }),
  z.object({ do: z.literal("pause"), until: isoDate }),
  z.object({ do: z.literal("resume") }),
  z.object({ do: z.literal("stop") }),
]);
export type PlanChange = z.infer<typeof planChange>;

/** Repeating orders. */
const PLAN = "/orders/by-link/:token/plan";

export const planEndpoints = {
  orderPlan: {
    method: "GET",
    path: PLAN,
    auth: "none",
    summary: "The plan that an order belongs to, or what one could be",
    callers: CALLERS,
    params: linkParams,
    response: planView,
    status: 200,
    problems: ["order_link_invalid", "not_possible_now"],
  },
  setPlan: {
    method: "POST",
    path: PLAN,
    auth: "none",
    summary: "Repeat an order every 1 to 4 weeks, or change how its plan does",
    callers: CALLERS,
    params: linkParams,
    body: planBody,
    response: planView,
    status: 200,
    problems: ["order_link_invalid", "not_possible_now", "slot_not_offered", "changed_too_often"],
  },
  changePlan: {
    method: "POST",
    path: `${PLAN}/change`,
    auth: "none",
    summary: "Skip a turn of a plan, pause it, go on with it or stop it",
    callers: CALLERS,
    params: linkParams,
    body: planChange,
    response: planView,
    status: 200,
    problems: ["order_link_invalid", "not_possible_now", "changed_too_often"],
  },
} as const satisfies Record<string, Endpoint>;
