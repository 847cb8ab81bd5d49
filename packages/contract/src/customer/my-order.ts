import * as z from "zod/mini";
import { userLocation } from "../shared/address.ts";
import {
  clockTime,
  email,
  isoDate,
  line,
  phoneAsTyped,
  requiredLine,
  requiredName,
  text,
  timestamp,
  wallClockMoment,
} from "../shared/fields.ts";
import { FINDING_KINDS } from "../shared/findings.ts";
import { MONEY_NEWS } from "../shared/payments.ts";
import { CHANGE_REFUSALS, ORDER_EVENTS, ORDER_KINDS, ORDER_STATES } from "../shared/order-life.ts";
import { orderBill } from "./order-bill.ts";
import { linkParams } from "./order-link.ts";
import { listedPlan, orderPlan } from "./plans/plan-rhythm.ts";

export const linkWindowsParams = z.extend(linkParams, { kind: z.enum(["pickup", "delivery"]) });
/** For deliveries: after which pickup, if that changes too. */
export const linkWindowsQuery = z.object({
  pickup: z.optional(wallClockMoment),
});

/** Whether something may be done now: freely, for a fee in cents, or not and why. */
export const permission = z.discriminatedUnion("may", [
  z.object({ may: z.literal("free") }),
  z.object({ may: z.literal("fee"), cents: z.int() }),
  z.object({ may: z.literal("no"), why: z.enum(CHANGE_REFUSALS) }),
]);
export type Permission = z.infer<typeof permission>;

export const allowed = z.object({
  pickup: permission,
  delivery: permission,
  both: permission,
  cancel: permission,
  withdraw: permission,
  details: permission,
});
export type Allowed = z.infer<typeof allowed>;

export const orderWindow = z.object({
  date: isoDate,
  from: clockTime,
  to: clockTime,
  starts: timestamp,
});
export type OrderWindow = z.infer<typeof orderWindow>;

export const instructions = z.object({
  bell: z.optional(line(80)),
  floor: z.optional(line(80)),
  neighbour: z.optional(line(120)),
  leaveWith: z.optional(line(120)),
});
/** What the driver should know at the door (MINE-05). */
export type Instructions = z.infer<typeof instructions>;

/** What the next order like this one starts from, beside what its page shows (MINE-08). */
const orderAgain = z.object({
  location: userLocation,
  company: z.nullable(z.object({ id: z.string(), firstName: z.string() })),
  hasBag: z.nullable(z.boolean()),
});

export const orderView = z.object({
  number: z.string(),
  kind: z.enum(ORDER_KINDS),
  state: z.enum(ORDER_STATES),
  /** Grows with every event; a change names the one it saw. */
  version: z.int(),
  placedAt: timestamp,
  pickup: orderWindow,
  delivery: z.nullable(orderWindow),
  /** Which stop was missed and waits for a new window. */
  awaits: z.nullable(z.enum(["pickup", "delivery"])),
  missedDeliveries: z.int(),
  /** Once the driver is on the way to this customer: for what, and around which time (DRIVE-04). */
  next: z.nullable(z.object({ kind: z.enum(["pickup", "delivery"]), around: clockTime })),
  /** When the customer withdrew from the contract (MINE-14). */
  withdrawnAt: z.nullable(timestamp),
  address: z.array(z.string()),
  postalCode: z.string(),
  contact: z.object({ name: z.string(), phone: z.string() }),
  services: z.array(z.object({ code: z.string(), name: z.string() })),
  bags: z.nullable(z.int()),
  notes: z.string(),
  instructions,
  history: z.array(
    z.object({
      kind: z.enum(ORDER_EVENTS),
      at: timestamp,
      /** Where money moved, or did not. */
      money: z.optional(z.object({ news: z.enum(MONEY_NEWS), cents: z.int() })),
    }),
  ),
  allowed,
  /** Until when changing the pickup is free, and when it is too late. */
  limits: z.object({
    freeUntil: timestamp,
    pickupStarts: timestamp,
    deliveryFreeUntil: z.nullable(timestamp),
    /** The last day on which a consumer can withdraw. */
    withdrawUntil: isoDate,
  }),
  /** What this key does not open: people, or anything personal before the code of a mail is typed. */
  hides: z.nullable(z.enum(["people", "until-code"])),
  /** Cents that a change or cancellation within the last hours costs. */
  lateFee: z.int(),
  /** Once there is something to pay. */
  bill: z.nullable(orderBill),
  /** Once it has ended, for orders that are made by steps. */
  again: z.nullable(orderAgain),
  /** Stains and damage that were there when the laundry came in (COUNT-02). */
  findings: z.array(
    z.object({
      piece: z.string(),
      kinds: z.array(z.enum(FINDING_KINDS)),
      note: z.string(),
      /** As `orderPhoto` shows them. */
      photos: z.array(z.string()),
    }),
  ),
  /** Whether something can be reported, or was (CARE-01). */
  care: z.boolean(),
  /** The plan that it was made from, or for (PLAN-04). */
  plan: z.nullable(orderPlan),
});
export type OrderView = z.infer<typeof orderView>;

const version = z.int().check(z.minimum(1));
/** The cents that the customer agreed to; without a fee it is left out. */
const acceptedFee = z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000)));

export const changeBody = z.object({
  version,
  pickupTime: z.optional(timestamp),
  deliveryTime: z.optional(timestamp),
  acceptedFee,
});
export type ChangeBody = z.infer<typeof changeBody>;

export const cancelBody = z.object({
  version,
  acceptedFee,
  /** Stops the plan that the order belongs to as well; otherwise that goes on (PLAN-04). */
  stopPlan: z.optional(z.boolean()),
});
export type CancelBody = z.infer<typeof cancelBody>;

export const withdrawBody = z.object({ version });
export type WithdrawBody = z.infer<typeof withdrawBody>;

export const detailsBody = z.object({
  version,
  name: z.optional(requiredName),
  phone: z.optional(requiredLine(30)),
  phoneAsTyped,
  notes: z.optional(text(2000)),
  instructions: z.optional(instructions),
});
export type DetailsBody = z.infer<typeof detailsBody>;

export const openBody = z.object({ code: z.string().check(z.regex(/^\d{6}$/)) });
export const linksBody = z.object({ email });

export const mineQuery = z.object({
  /** The `next` of the page before. */
  before: z.optional(z.string().check(z.regex(/^[\w-]{1,80}$/))),
});
const listedOrder = z.object({
  number: z.string(),
  kind: z.enum(ORDER_KINDS),
  state: z.enum(ORDER_STATES),
  placedAt: timestamp,
  pickup: orderWindow,
  delivery: z.nullable(orderWindow),
  awaits: z.nullable(z.enum(["pickup", "delivery"])),
  services: z.array(z.object({ code: z.string(), name: z.string() })),
  /** The path of its page, in the language of the answer. */
  link: z.string(),
});
export const myOrders = z.object({
  orders: z.array(
    z.extend(listedOrder, {
      /** What is still due of a bill that was sent, and the path where it is paid. */
      toPay: z.nullable(z.object({ cents: z.int(), path: z.string() })),
    }),
  ),
  next: z.nullable(z.string()),
  /** The plans that go on; with the first page. */
  plans: z.array(listedPlan),
});
/** What was ordered for a company or location in the last 90 days (MINE-13). */
export const ownedOrders = z.object({
  name: z.string(),
  orders: z.array(z.extend(listedOrder, { bags: z.nullable(z.int()) })),
});
export type OwnedOrders = z.infer<typeof ownedOrders>;
export type MyOrders = z.infer<typeof myOrders>;
