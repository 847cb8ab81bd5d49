import * as z from "zod/mini";
import { timestamp } from "../shared/fields.ts";

const move = z.object({
  id: z.uuid(),
  /** The step it moved to; null: ready. */
  name: z.nullable(z.string()),
  rack: z.string(),
  at: timestamp,
  by: z.string(),
});

const forecast = {
  /** When it is ready, if every step that is left takes its hours; null once it is ready. */
  readyBy: z.nullable(timestamp),
  /** Ready after its delivery begins. */
  isLate: z.boolean(),
};

/** Where an order is between counted and ready, for the desk (COUNT-07). */
export const orderStage = z.object({
  /** Null before the first step and after the last. */
  name: z.nullable(z.string()),
  rack: z.string(),
  ...forecast,
  /** Oldest first, without undone ones. */
  moves: z.array(move),
});
export type OrderStage = z.infer<typeof orderStage>;

/** An order between pickup and delivery, in the list of where everything is. */
export const stagedOrder = z.object({
  number: z.string(),
  /** A person, company or location. */
  customer: z.string(),
  hub: z.string(),
  state: z.enum(["picked-up", "counted", "ready"]),
  /** When its delivery begins. */
  delivery: z.nullable(timestamp),
  /** The step it is in; null before the first and after the last. */
  stage: z.nullable(z.uuid()),
  rack: z.string(),
  last: z.nullable(move),
  ...forecast,
});
export type StagedOrder = z.infer<typeof stagedOrder>;
