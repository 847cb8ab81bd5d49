import * as z from "zod/mini";
import { linkWindowsQuery, orderView, orderWindow } from "../customer/my-order.ts";
import { WINDOW_KINDS } from "../shared/codes.ts";
import { clockTime, isoDate, language, timestamp } from "../shared/fields.ts";
import { ACTORS, ORDER_EVENTS, ORDER_STATES } from "../shared/order-life.ts";
import {
  MONEY_NEWS,
  PAY_METHODS,
  PAYMENT_STATES,
  REFUND_PURPOSES,
  REFUND_STATES,
} from "../shared/payments.ts";
import { VAT_CODES } from "../shared/pricing.ts";
import { deskDates } from "./by-phone.ts";
import { byDesk, type ConsoleEndpoint } from "./console-endpoint.ts";
import { count, keptBag } from "./count.ts";
import { driverClash } from "./today.ts";

const id = z.uuid();
export const orderNumber = z.string().check(z.regex(/^[\w-]{1,40}$/));
export const orderParams = z.object({ number: orderNumber });
export const orderMessageParams = z.extend(orderParams, { id });
export const orderRefundParams = z.extend(orderParams, { id });
const orderWindowsParams = z.extend(orderParams, { kind: z.enum(WINDOW_KINDS) });

/** Who did something: the customer, the clock, or somebody of staff by name. */
const who = z.object({ kind: z.enum(ACTORS), name: z.nullable(z.string()) });

const wallTime = z.object({ date: isoDate, time: clockTime });
const windows = { pickup: z.optional(wallTime), delivery: z.optional(wallTime) };

/** One thing that happened, with what the history keeps of it. */
const deskEvent = z.object({
  version: z.int(),
  kind: z.enum(ORDER_EVENTS),
  at: timestamp,
  who,
  ...windows,
  was: z.optional(z.object(windows)),
  fee: z.optional(z.int()),
  /** The version of the event whose fee is waived. */
  waives: z.optional(z.int()),
  reason: z.optional(z.string()),
  calls: z.optional(z.int()),
  bags: z.optional(z.int()),
  total: z.optional(z.int()),
  fields: z.optional(z.array(z.string())),
  /** That the order's plan ended with it. */
  plan: z.optional(z.literal("stopped")),
  money: z.optional(z.object({ news: z.enum(MONEY_NEWS), cents: z.int() })),
});
export type DeskEvent = z.infer<typeof deskEvent>;

/** `queued`: on its way or tried again. `dead`: given up. Whether somebody opened it is nobody's business. */
export const MESSAGE_STATES = ["queued", "refused", "kept", "sent", "dead"] as const;
const deskMessage = z.object({
  id,
  channel: z.enum(["mail", "text"]),
  kind: z.string(),
  recipient: z.string(),
  at: timestamp,
  state: z.enum(MESSAGE_STATES),
  sentAt: z.nullable(timestamp),
  /** When it is tried again. */
  nextAt: z.nullable(timestamp),
  attempts: z.int(),
  /** A code; never what the other side wrote. */
  error: z.nullable(z.string()),
  /** One with a code in it is asked for by its customer alone. */
  maySend: z.boolean(),
});
export type DeskMessage = z.infer<typeof deskMessage>;

/** As it was sent, or as it would be written now. Links in it that open something are cut short. */
const messageText = z.object({
  subject: z.nullable(z.string()),
  text: z.string(),
  isAsSent: z.boolean(),
});

const payment = z.object({
  id,
  method: z.enum(PAY_METHODS),
  cents: z.int(),
  state: z.enum(PAYMENT_STATES),
  paid: z.int(),
  refunded: z.int(),
  chargedBack: z.int(),
  startedAt: timestamp,
  changedAt: timestamp,
});
const refund = z.object({
  id,
  cents: z.int(),
  purpose: z.enum(REFUND_PURPOSES),
  reason: z.string(),
  state: z.enum(REFUND_STATES),
  at: timestamp,
  /** How the desk paid it out, where it did not go back the way it came. */
  paidOtherwise: z.nullable(z.string()),
  /** What somebody has to do about it (PAY-12): nothing, retry or close it, or pay it out as an owner. */
  awaits: z.nullable(z.enum(["desk", "owner"])),
});

const note = z.object({ id, at: timestamp, by: z.string(), text: z.string() });

/** What a desk can do with an order, in the order of a day. */
export const DESK_ACTS = [
  "pick-up",
  "miss-pickup",
  "count",
  "recount",
  "ready",
  "deliver",
  "miss-delivery",
  "move-pickup",
  "move-delivery",
  "cancel",
  "edit-details",
  "send-bill",
  "free-line",
  "waive-fee",
  "refund",
  "replace-link",
  "note",
] as const;
export type DeskAct = (typeof DESK_ACTS)[number];

/** Why something that a desk expects cannot be done now. */
export const ACT_REFUSALS = [
  "not-picked-up",
  "not-counted",
  "picked-up",
  "ready",
  "delivered",
  "cancelled",
  "no-delivery",
  "no-bill",
  "nothing-due",
  "collective",
  "no-fee",
] as const;
export type ActRefusal = (typeof ACT_REFUSALS)[number];

const action = z.discriminatedUnion("may", [
  z.object({ act: z.enum(DESK_ACTS), may: z.literal("free") }),
  /** Billed unless it is waived with a reason. */
  z.object({ act: z.enum(DESK_ACTS), may: z.literal("fee"), cents: z.int() }),
  z.object({ act: z.enum(DESK_ACTS), may: z.literal("no"), why: z.enum(ACT_REFUSALS) }),
]);
export type DeskAction = z.infer<typeof action>;

const otherOrder = z.object({
  number: z.string(),
  state: z.enum(ORDER_STATES),
  placedAt: timestamp,
  pickup: orderWindow,
  delivery: z.nullable(orderWindow),
});

/** All that its customer sees of an order, and what a desk has to know beside it (DESK-03). */
export const deskOrder = z.extend(orderView, {
  hub: z.object({ id: z.string(), name: z.string() }),
  /** The number of its last event; grows over all orders. */
  event: z.int(),
  language,
  customer: z.object({
    kind: z.enum(["account", "guest", "company", "location"]),
    /** A person, company or location. */
    name: z.string(),
    email: z.string(),
    isPhoneVerified: z.boolean(),
  }),
  history: z.array(deskEvent),
  messages: z.array(deskMessage),
  payments: z.array(payment),
  refunds: z.array(refund),
  /** What our books and the payment service's say differently of it, since when (PAY-09). */
  differences: z.array(
    z.object({ what: z.string(), ours: z.string(), theirs: z.string(), since: timestamp }),
  ),
  billVersion: z.nullable(z.int()),
  /** What its bill was made of, to be corrected. */
  counted: z.nullable(count),
  /** Bags that were counted before the others, while the order is not counted yet. */
  keptBags: z.array(keptBag),
  /** What the desk added to its bill or took off by hand. */
  free: z.array(z.object({ reason: z.string(), cents: z.int(), vat: z.enum(VAT_CODES) })),
  /** When its bill goes out by itself, unless that is undone before. */
  billGoesAt: z.nullable(timestamp),
  /** Bags at the door and bags that arrived, while nobody has said why these differ (COUNT-05). */
  bagsDiffer: z.nullable(z.object({ door: z.int(), arrived: z.int() })),
  /** Cents that came in and stayed: more cannot go back (PAY-08). */
  refundable: z.int(),
  bag: z.object({
    /** Whether the customer had one when ordering; null where nobody asked. */
    has: z.nullable(z.boolean()),
    kit: z.nullable(z.object({ askedAt: timestamp, sentAt: z.nullable(timestamp) })),
  }),
  /** Reports of drivers that could not be applied; the desk sets them right (DRIVE-08). */
  driversSaid: z.array(driverClash),
  /** What drivers photographed at the door; no customer sees it. */
  doorPhotos: z.array(
    z.object({
      id,
      kind: z.nullable(z.enum(WINDOW_KINDS)),
      at: timestamp,
      by: z.string(),
    }),
  ),
  /** What colleagues wrote; no customer reads it. */
  deskNotes: z.array(note),
  actions: z.array(action),
  /** Fees of this order that can be waived, by the event that brought them. */
  fees: z.array(z.object({ version: z.int(), kind: z.string(), cents: z.int() })),
  /** Others of the same customer, newest first. */
  others: z.array(otherOrder),
});
export type DoorPhoto = DeskOrder["doorPhotos"][number];
export type DeskOrder = z.infer<typeof deskOrder>;

export const ORDER = "/console/orders/:number";

/** What every call takes and answers that does something with one order. */
export const actOnOrder = { params: orderParams, response: deskOrder, status: 200 } as const;

export const orderEndpoints = {
  deskOrder: {
    ...byDesk,
    method: "GET",
    path: ORDER,
    ...actOnOrder,
    summary: "An order with everything that a desk has to know of it",
    problems: ["not_found"],
  },
  deskWindows: {
    ...byDesk,
    method: "GET",
    path: `${ORDER}/windows/:kind`,
    summary: "Windows that an order can be moved to",
    params: orderWindowsParams,
    query: linkWindowsQuery,
    response: deskDates,
    status: 200,
    problems: ["not_found"],
  },
  readMessage: {
    ...byDesk,
    method: "GET",
    path: `${ORDER}/messages/:id`,
    summary: "The words of a message about an order",
    params: orderMessageParams,
    response: messageText,
    status: 200,
    problems: ["not_found"],
  },
} as const satisfies Record<string, ConsoleEndpoint>;
