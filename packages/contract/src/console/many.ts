import * as z from "zod/mini";
import { WINDOW_KINDS } from "../shared/codes.ts";
import { requiredText, timestamp } from "../shared/fields.ts";
import { MOST_AT_ONCE } from "./codes.ts";
import { byDesk, type ConsoleEndpoint } from "./console-endpoint.ts";
import { orderNumber } from "./order.ts";

const version = z.int().check(z.minimum(1));
const some = <S extends z.core.$ZodType>(schema: S) =>
  z.array(schema).check(z.minLength(1), z.maxLength(MOST_AT_ONCE));
const ordersAsSeen = some(z.object({ number: orderNumber, version }));
const numbers = some(orderNumber);

const moveManyBody = z.object({
  orders: ordersAsSeen,
  kind: z.enum(WINDOW_KINDS),
  /** Start of the window. */
  time: timestamp,
});
export type MoveManyBody = z.infer<typeof moveManyBody>;
const undoMoveBody = z.object({ orders: ordersAsSeen });

/** The orders with their new versions, which an undo has to name. */
const movedMany = z.object({
  orders: z.array(z.object({ number: z.string(), version: z.int() })),
});

/** Why one of the selected orders cannot take part. */
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

/** Dry run: the outcome for each order, in request order. */
const manyPreview = z.object({
  orders: z.array(
    z.object({
      number: z.string(),
      customer: z.string(),
      /** Null when the order takes part. */
      why: z.nullable(z.enum(MANY_REFUSALS)),
    }),
  ),
});
export type ManyPreview = z.infer<typeof manyPreview>;

const messagePreviewBody = z.object({ numbers });
const messageManyBody = z.object({
  /** Client-generated id, needed to undo. */
  id: z.uuid(),
  numbers,
  text: requiredText(2000),
});
export type MessageManyBody = z.infer<typeof messageManyBody>;
const undoMessageBody = z.object({ id: z.uuid(), numbers });

const once = ["idempotency_running", "idempotency_mismatch"] as const;

/** Acts of the desk on many orders at once. */
export const manyEndpoints = {
  previewMove: {
    ...byDesk,
    method: "POST",
    path: "/console/many/move/preview",
    summary: "Which of many orders fit another window, and why the others do not",
    body: moveManyBody,
    response: manyPreview,
    status: 200,
    problems: [],
  },
  moveMany: {
    ...byDesk,
    method: "POST",
    path: "/console/many/move",
    placement: true,
    summary: "Move many orders to another window without a fee: all or none",
    body: moveManyBody,
    response: movedMany,
    status: 200,
    problems: [...once, "not_all_fit", "slot_taken", "order_changed"],
  },
  undoMove: {
    ...byDesk,
    method: "POST",
    path: "/console/many/move/undo",
    placement: true,
    summary: "Put many orders back into the windows and runs they had, within a minute",
    body: undoMoveBody,
    response: movedMany,
    status: 200,
    problems: [...once, "not_undone", "slot_taken", "order_changed"],
  },
  previewMessage: {
    ...byDesk,
    method: "POST",
    path: "/console/many/message/preview",
    summary: "Which of many customers have an address to write to",
    body: messagePreviewBody,
    response: manyPreview,
    status: 200,
    problems: [],
  },
  messageMany: {
    ...byDesk,
    method: "POST",
    path: "/console/many/message",
    placement: true,
    summary: "Write the customers of many orders a mail, which waits a minute: all or none",
    body: messageManyBody,
    response: z.null(),
    status: 204,
    problems: [...once, "not_all_fit"],
  },
  undoMessage: {
    ...byDesk,
    method: "POST",
    path: "/console/many/message/undo",
    placement: true,
    summary: "Take a mail to many back while all of it still waits",
    body: undoMessageBody,
    response: z.null(),
    status: 204,
    problems: [...once, "not_undone"],
  },
} as const satisfies Record<string, ConsoleEndpoint>;
