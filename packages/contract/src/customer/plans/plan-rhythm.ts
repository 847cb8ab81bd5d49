import * as z from "zod/mini";
import { clockTime, isoDate } from "../../shared/fields.ts";
import { PLAN_WEEKS, TURN_OUTCOMES } from "../../shared/plans.ts";

export const weekday = z.int().check(z.minimum(1), z.maximum(7));

/** What a plan is: how often, on which day, in which window. */
export const rhythm = { every: z.literal(PLAN_WEEKS), weekday, pickupFrom: clockTime };

/** The plan that an order belongs to, as the order's page names it. */
export const orderPlan = z.object({
  ...rhythm,
  pickupTo: clockTime,
  /** The next turn that has no order yet; null once the plan is stopped. */
  next: z.nullable(isoDate),
});
export type OrderPlan = z.infer<typeof orderPlan>;

/** A turn that is still to come. */
export const comingTurn = z.object({
  date: isoDate,
  /** When we come: another day where that one was full or closed. */
  day: isoDate,
  /** What became of it already; null before it is dealt with. */
  outcome: z.nullable(z.enum(TURN_OUTCOMES)),
  /** What one press can do about it. */
  may: z.nullable(z.enum(["skip", "unskip"])),
});
export type ComingTurn = z.infer<typeof comingTurn>;

/** A plan that goes on, with the page of its last order. */
export const listedPlan = z.object({
  ...rhythm,
  pickupTo: clockTime,
  next: isoDate,
  pausedUntil: z.nullable(isoDate),
  /** The next three. */
  coming: z.array(comingTurn),
  link: z.string(),
});
export type ListedPlan = z.infer<typeof listedPlan>;
