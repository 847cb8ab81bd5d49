import * as z from "zod/mini";
import { FINDING_KINDS } from "../shared/care.ts";
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
import { CHANGE_REFUSALS, ORDER_EVENTS, ORDER_KINDS, ORDER_STATES } from "../shared/order-life.ts";
import { BILL_STATES, MONEY_NEWS } from "../shared/payments.ts";
import { PLAN_WEEKS, TURN_OUTCOMES } from "../shared/plans.ts";
import { userLocation } from "./locations.ts";

export const weekday = z.int().check(z.minimum(1), z.maximum(7));

/** What a plan is: how often, on which day, in which window. */
export const rhythm = { every: z.literal(PLAN_WEEKS), weekday, pickupFrom: clockTime };

/** The plan that an order belongs to, as the order's page names it. */
const orderPlan = z.object({
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
const listedPlan = z.object({
  ...rhythm,
  pickupTo: clockTime,
  next: isoDate,
  pausedUntil: z.nullable(isoDate),
  /** The next three. */
  coming: z.array(comingTurn),
  link: z.string(),
});
export type ListedPlan = z.infer<typeof listedPlan>;

/** A key to one order: its id and a signature over it (MINE-01). */
export const linkParams = z.object({
  token: z.string().check(z.regex(/^[\w-]{10,100}$/)),
});

/** A line as it is read, in the language of the answer. */
const billLine = z.object({ label: z.string(), cents: z.int() });

/** Lines that belong together. A heading says what was counted: `Per kilo`, `7.4 kg`. */
const billGroup = z.object({
  heading: z.nullable(z.object({ label: z.string(), amount: z.string() })),
  lines: z.array(billLine),
});
export type BillGroup = z.infer<typeof billGroup>;

const invoiceHead = z.object({
  number: z.string(),
  date: isoDate,
  total: z.int(),
  /** The number of the invoice that a credit invoice takes back. */
  credits: z.nullable(z.string()),
});
export type InvoiceHead = z.infer<typeof invoiceHead>;

/** What an order costs, line by line, in cents with VAT (MINE-07). */
export const orderBill = z.object({
  groups: z.array(billGroup),
  total: z.int(),
  /** The 21 % that the total holds. */
  vat: z.int(),
  state: z.enum(BILL_STATES),
  /** What came in, and what of it went back or is on its way. */
  paid: z.int(),
  refunded: z.int(),
  /** Of what went back, what the payment service has not brought to the customer yet. */
  returning: z.int(),
  /** A company pays it with its other orders, by one invoice a month; nothing of it is open here (BILL-07). */
  isCollective: z.boolean(),
  /** What is still to be paid, and until when. */
  open: z.int(),
  payBy: isoDate,
  /** The path of its payment page in the language of the answer, as long as something is due. */
  pay: z.nullable(z.string()),
  /** In the order of issuing. */
  invoices: z.array(invoiceHead),
});
export type OrderBill = z.infer<typeof orderBill>;

/** An invoice by its number, of the order whose key is shown. */
export const linkInvoiceParams = z.extend(linkParams, {
  number: z.string().check(z.regex(/^[CV]?2\d{3}-\d{6,9}$/)),
});

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
