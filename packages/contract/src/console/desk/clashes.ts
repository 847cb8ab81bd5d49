import * as z from "zod/mini";
import { WINDOW_KINDS } from "../../shared/codes.ts";
import { text, timestamp } from "../../shared/fields.ts";
import {
  ACTORS,
  CLASH_REASONS,
  MISS_REASONS,
  ORDER_EVENTS,
  STOP_ACTS,
} from "../../shared/order-life.ts";

/** All hubs without one. */
export const clashesQuery = z.object({ hub: z.optional(text(40)) });

/** A driver's report that could not be applied, until somebody of the desk sets it right (DRIVE-08). */
export const driverClash = z.object({
  id: z.uuid(),
  number: z.string(),
  kind: z.enum(WINDOW_KINDS),
  /** A person, company or location. */
  customer: z.string(),
  /** `Zijlweg 84` */
  street: z.string(),
  act: z.enum(STOP_ACTS),
  /** By the driver's phone. */
  at: timestamp,
  /** By our clock. */
  heardAt: timestamp,
  by: z.string(),
  bags: z.nullable(z.int()),
  reason: z.nullable(z.enum(MISS_REASONS)),
  why: z.enum(CLASH_REASONS),
  /** What happened to the order before the report arrived. */
  first: z.nullable(
    z.object({
      event: z.enum(ORDER_EVENTS),
      at: timestamp,
      by: z.object({ kind: z.enum(ACTORS), name: z.nullable(z.string()) }),
    }),
  ),
});
export type DriverClash = z.infer<typeof driverClash>;
export const clashList = z.object({ clashes: z.array(driverClash) });
