import * as z from "zod/mini";
import { linkWindowsQuery, orderView, orderWindow, part } from "../customer/my-order.ts";
import { WINDOW_KINDS } from "../shared/codes.ts";
import { clockTime, isoDate, language, timestamp } from "../shared/fields.ts";
import {
  ACTORS,
  HANDOVERS,
  MISSING_REASONS,
  ORDER_EVENTS,
  ORDER_STATES,
} from "../shared/order-life.ts";
import {
  MONEY_NEWS,
  PAY_METHODS,
  PAYMENT_STATES,
  REFUND_PURPOSES,
  REFUND_STATES,
} from "../shared/payments.ts";
import { VAT_CODES } from "../shared/pricing.ts";
import { deskDates } from "./by-phone.ts";
import { MESSAGE_CHANNELS, WITHDRAWAL_WAYS } from "./codes.ts";
import { byDesk, type ConsoleEndpoint } from "./console-endpoint.ts";
import { count, keptBag } from "./count.ts";
import { complaintHead } from "./customers.ts";
import { orderStage } from "./stage.ts";
import { driverClash } from "./today.ts";

const id = z.uuid();
export const orderNumber = z.string().check(z.regex(/^[\w-]{1,40}$/));
export const orderParams = z.object({ number: orderNumber });
export const orderMessageParams = z.extend(orderParams, { id });
export const orderRefundParams = z.extend(orderParams, { id });
const orderWindowsParams = z.extend(orderParams, { kind: z.enum(WINDOW_KINDS) });

/** Who did something: the customer, a timer, or a named member of staff. */
const who = z.object({ kind: z.enum(ACTORS), name: z.nullable(z.string()) });

const wallTime = z.object({ date: isoDate, time: clockTime });
const windows = { pickup: z.optional(wallTime), delivery: z.optional(wallTime) };

/** One event of the order's history, with its data. */
const deskEvent = z.object({
  version: z.int(),
  kind: z.enum(ORDER_EVENTS),
  at: timestamp,
  who,
  /** The driver took it back (DRIVE-02): it stays in the history and changes nothing else. */
  isUndone: z.optional(z.literal(true)),
  ...windows,
  was: z.optional(z.object(windows)),
  fee: z.optional(z.int()),
  /** The version of the event whose fee is waived. */
  waives: z.optional(z.int()),
  reason: z.optional(z.string()),
  calls: z.optional(z.int()),
  bags: z.optional(z.int()),
  handover: z.optional(z.enum(HANDOVERS)),
  missing: z.optional(z.object({ bags: z.int(), reason: z.enum(MISSING_REASONS) })),
  total: z.optional(z.int()),
  fields: z.optional(z.array(z.string())),
  /** A withdrawal that the desk recorded: how and on which day it came. */
  came: z.optional(z.object({ via: z.enum(WITHDRAWAL_WAYS), on: isoDate })),
  /** The order's plan was stopped with it. */
  plan: z.optional(z.literal("stopped")),
  money: z.optional(z.object({ news: z.enum(MONEY_NEWS), cents: z.int() })),
});
export type DeskEvent = z.infer<typeof deskEvent>;

/** `queued`: waiting or being retried. `dead`: given up. Opens are not tracked, on purpose. */
export const MESSAGE_STATES = ["queued", "refused", "kept", "sent", "dead"] as const;
const deskMessage = z.object({
  id,
  channel: z.enum(MESSAGE_CHANNELS),
  kind: z.string(),
  recipient: z.string(),
  at: timestamp,
  state: z.enum(MESSAGE_STATES),
  sentAt: z.nullable(timestamp),
  /** Time of the next attempt. */
  nextAt: z.nullable(timestamp),
  attempts: z.int(),
  /** An error code, never the remote side's text. */
  error: z.nullable(z.string()),
  /** False for a message that contains a code: only its customer may request that again. */
  maySend: z.boolean(),
});
export type DeskMessage = z.infer<typeof deskMessage>;

/** The text as sent, or as it would be rendered now. Links that grant access are truncated. */
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
  /** How the desk paid it out, when it was not refunded to the payment method. */
  paidOtherwise: z.nullable(z.string()),
  /** Who has to act (PAY-12): the desk retries or closes it, an owner pays it out; null: nobody. */
  awaits: z.nullable(z.enum(["desk", "owner"])),
});

const note = z.object({ id, at: timestamp, by: z.string(), text: z.string() });
/** A message that staff wrote to the customer; `id` is that of the message as long as its state is stored. */
const written = z.extend(note, { channel: z.enum(MESSAGE_CHANNELS) });

/** Acts of the desk on an order, in the sequence of the order's life. */
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
  "withdraw",
  "edit-details",
  "send-bill",
  "free-line",
  "waive-fee",
  "refund",
  "write-off",
  "invoice",
  "credit",
  "replace-link",
  "note",
] as const;
export type DeskAct = (typeof DESK_ACTS)[number];

/** Why an act is not possible now. */
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
  /** Costs a fee unless it is waived with a reason. */
  z.object({ act: z.enum(DESK_ACTS), may: z.literal("fee"), cents: z.int() }),
  z.object({ act: z.enum(DESK_ACTS), may: z.literal("no"), why: z.enum(ACT_REFUSALS) }),
]);
export type DeskAction = z.infer<typeof action>;

const otherOrder = z.object({
  number: z.string(),
  state: z.enum(ORDER_STATES),
  awaits: z.nullable(z.enum(WINDOW_KINDS)),
  part: z.nullable(part),
  placedAt: timestamp,
  pickup: orderWindow,
  delivery: z.nullable(orderWindow),
});

/** Everything the customer sees of the order, plus the desk's data (DESK-03). */
export const deskOrder = z.extend(orderView, {
  hub: z.object({ id: z.string(), name: z.string() }),
  /** Id of its last event; increases across all orders. */
  event: z.int(),
  language,
  customer: z.object({
    kind: z.enum(["account", "guest", "company", "location"]),
    /** Id of their page: of the account, guest's order, company or location. */
    id,
    /** A person, company or location. */
    name: z.string(),
    email: z.string(),
    isPhoneVerified: z.boolean(),
  }),
  history: z.array(deskEvent),
  messages: z.array(deskMessage),
  payments: z.array(payment),
  refunds: z.array(refund),
  /** Differences between our books and the payment service's, with the time of detection (PAY-09). */
  differences: z.array(
    z.object({ what: z.string(), ours: z.string(), theirs: z.string(), since: timestamp }),
  ),
  billVersion: z.nullable(z.int()),
  /** The count the bill was made from, as the starting point of a correction. */
  counted: z.nullable(count),
  /** Bags counted before the others, while the order itself is not counted yet. */
  keptBags: z.array(keptBag),
  /** Lines that the desk added to or deducted from the bill by hand. */
  free: z.array(z.object({ reason: z.string(), cents: z.int(), vat: z.enum(VAT_CODES) })),
  /** When the bill is sent automatically, unless that is undone before. */
  billGoesAt: z.nullable(timestamp),
  /** Number of bags at the door and on arrival, while the difference is not explained (COUNT-05). */
  bagsDiffer: z.nullable(z.object({ door: z.int(), arrived: z.int() })),
  /** Its step and rack (COUNT-07); null in a shop without steps. */
  stage: z.nullable(orderStage),
  /** Cents received and not refunded: the limit of a refund (PAY-08). */
  refundable: z.int(),
  bag: z.object({
    /** Whether the customer had a bag when ordering; null when not asked. */
    has: z.nullable(z.boolean()),
    kit: z.nullable(z.object({ askedAt: timestamp, sentAt: z.nullable(timestamp) })),
  }),
  /** Driver reports that could not be applied and wait for the desk (DRIVE-08). */
  driversSaid: z.array(driverClash),
  /** Photos that drivers took at the door; hidden from customers. */
  doorPhotos: z.array(
    z.object({
      id,
      kind: z.nullable(z.enum(WINDOW_KINDS)),
      at: timestamp,
      by: z.string(),
    }),
  ),
  /** Messages by staff to this customer, oldest first (DESK-12). */
  written: z.array(written),
  /** Notes by staff; hidden from customers. */
  deskNotes: z.array(note),
  actions: z.array(action),
  /** Fees of this order that can be waived, by the event that caused them. */
  fees: z.array(z.object({ version: z.int(), kind: z.string(), cents: z.int() })),
  /** Open ones first, then newest first. */
  complaints: z.array(complaintHead),
  /** Other orders of the same customer, newest first. */
  others: z.array(otherOrder),
});
export type DoorPhoto = DeskOrder["doorPhotos"][number];
export type DeskOrder = z.infer<typeof deskOrder>;

export const ORDER = "/console/orders/:number";

/** Parameters and response of every act on one order. */
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
