import * as z from "zod/mini";
import { uuid } from "../customer/care.ts";
import { WINDOW_KINDS } from "../shared/codes.ts";
import { requiredText, timestamp } from "../shared/fields.ts";
import { MISS_REASONS } from "../shared/order-life.ts";
import { orderNumber } from "./desk/order.ts";
import { STOP_STATES } from "./runs/runs.ts";

export const stopParams = z.object({ number: orderNumber, kind: z.enum(WINDOW_KINDS) });
export const stopPhotoParams = z.extend(stopParams, { id: uuid });

const MOST_BAGS = 50;
/** What stands on a bag's label. */
export const bagCode = z.string().check(z.regex(/^[\w-]{1,40}$/));

/** How a phone tells what was done: with an id of its own, so that it counts once however often it arrives (DRIVE-03). */
const told = {
  id: uuid,
  /** The version of the order that the phone knew. */
  version: z.int().check(z.minimum(1)),
  /** When it was done, by the phone's clock. */
  at: timestamp,
};

/** What can be said at a door, and for the rest of the day (DRIVE-02). */
export const stopActBody = z.discriminatedUnion("act", [
  z.object({
    ...told,
    act: z.literal("done"),
    bags: z.int().check(z.minimum(1), z.maximum(MOST_BAGS)),
    /** Of those bags that have one, scanned or typed. */
    codes: z.array(bagCode).check(z.maxLength(MOST_BAGS)),
  }),
  z.object({
    ...told,
    act: z.literal("missed"),
    reason: z.enum(MISS_REASONS),
    calls: z.int().check(z.minimum(0), z.maximum(9)),
  }),
  /** Takes back one of the other two. */
  z.object({ ...told, act: z.literal("undo"), undoes: uuid }),
  z.object({ ...told, act: z.literal("note"), text: requiredText(2000) }),
]);
export type StopAct = z.infer<typeof stopActBody>;

/** The stop as it is after the act. */
export const stopTold = z.object({ state: z.enum(STOP_STATES), version: z.int() });
export type StopTold = z.infer<typeof stopTold>;
