import * as z from "zod/mini";
import { WINDOW_KINDS } from "../../shared/codes.ts";
import { requiredText, timestamp } from "../../shared/fields.ts";
import { orderNumber } from "../desk/order.ts";
import { MOST_AT_ONCE } from "./many-limits.ts";

const version = z.int().check(z.minimum(1));
const some = <S extends z.core.$ZodType>(schema: S) =>
  z.array(schema).check(z.minLength(1), z.maxLength(MOST_AT_ONCE));
const ordersAsSeen = some(z.object({ number: orderNumber, version }));
const numbers = some(orderNumber);

export const moveManyBody = z.object({
  orders: ordersAsSeen,
  kind: z.enum(WINDOW_KINDS),
  /** The first moment of the window. */
  time: timestamp,
});
export type MoveManyBody = z.infer<typeof moveManyBody>;
export const undoMoveBody = z.object({ orders: ordersAsSeen });

/** The orders as they are now: with these versions it can be undone. */
export const movedMany = z.object({
  orders: z.array(z.object({ number: z.string(), version: z.int() })),
});

/** Why one of many cannot go along. */
export const MANY_REFUSALS = [
  "gone",
  "changed",
  "picked-up",
  "ended",
  "no-delivery",
  "there-already",
  "not-offered",
  "delivery-too-early",
  "full",
  "no-address",
] as const;
export type ManyRefusal = (typeof MANY_REFUSALS)[number];

/** What would become of each, in the order they were given; nothing is changed. */
export const manyPreview = z.object({
  orders: z.array(
    z.object({
      number: z.string(),
      customer: z.string(),
      /** Null where it goes along. */
      why: z.nullable(z.enum(MANY_REFUSALS)),
    }),
  ),
});
export type ManyPreview = z.infer<typeof manyPreview>;

export const messagePreviewBody = z.object({ numbers });
export const messageManyBody = z.object({
  /** Names what is sent, so that it can be taken back. */
  id: z.uuid(),
  numbers,
  text: requiredText(2000),
});
export type MessageManyBody = z.infer<typeof messageManyBody>;
export const undoMessageBody = z.object({ id: z.uuid(), numbers });
