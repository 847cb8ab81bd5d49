import * as z from "zod/mini";
import { type Endpoint, CALLERS } from "../shared/endpoint.ts";
import { clockTime, isoDate } from "../shared/fields.ts";
import { ORDER_STATES } from "../shared/order-life.ts";
import { TURN_OUTCOMES } from "../shared/plans.ts";
import { comingTurn, linkParams, orderWindow, rhythm, weekday } from "./my-order.ts";

/** What became of a turn, with its order where it has one. */
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
  /** The next turn that has no order yet; null once the plan is stopped. */
  next: z.nullable(isoDate),
  pausedUntil: z.nullable(isoDate),
  /** The last ones, newest first. */
  turns: z.array(planTurn),
  /** The next three. */
  coming: z.array(comingTurn),
  /** The turn that can be skipped now: that of this order, or else the next one. */
  skips: z.nullable(isoDate),
});
export type Plan = z.infer<typeof plan>;

export const planView = z.object({
  plan: z.nullable(plan),
  /** What a plan at this address can be. */
  weekdays: z.array(weekday),
  hours: z.array(clockTime),
  /** Where the order stands: what a new plan begins with, and after which day. */
  pickup: z.object({ weekday, from: clockTime }),
  last: isoDate,
  today: isoDate,
});
export type PlanView = z.infer<typeof planView>;

const planBody = z.object(rhythm);
export type PlanBody = z.infer<typeof planBody>;

/** What can be done with a plan; each does the same when it is sent twice. */
export const planChange = z.discriminatedUnion("do", [
  z.object({ do: z.literal("skip"), date: isoDate }),
  z.object({ do: z.literal("unskip"), date: isoDate }),
  z.object({ do: z.literal("pause"), until: isoDate }),
  z.object({ do: z.literal("resume") }),
  z.object({ do: z.literal("stop") }),
]);
export type PlanChange = z.infer<typeof planChange>;

/** Orders that come back every so many weeks. */
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
