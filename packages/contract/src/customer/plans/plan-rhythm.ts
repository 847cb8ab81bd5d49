import * as z from "zod/mini";
import { clockTime, isoDate } from "../../shared/fields.ts";
import { PLAN_WEEKS } from "../../shared/plans.ts";

export const weekday = z.int().check(z.minimum(1), z.maximum(7));

/** What a plan is: how often, on which day, in which window. */
export const rhythm = { every: z.literal(PLAN_WEEKS), weekday, pickupFrom: clockTime };

/** A plan that goes on, with the page of its last order. */
export const listedPlan = z.object({
  ...rhythm,
  pickupTo: clockTime,
  next: isoDate,
  pausedUntil: z.nullable(isoDate),
  link: z.string(),
});
export type ListedPlan = z.infer<typeof listedPlan>;
