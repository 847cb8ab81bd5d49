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
import {
  CHANGE_REFUSALS,
  HANDOVERS,
  type Instruction,
  INSTRUCTION_NAMES,
  INSTRUCTIONS,
  MISSING_REASONS,
  ORDER_EVENTS,
  ORDER_KINDS,
  ORDER_STATES,
} from "../shared/order-life.ts";
import { BILL_STATES, MONEY_NEWS } from "../shared/payments.ts";
import { PLAN_WEEKS, TURN_OUTCOMES } from "../shared/plans.ts";
import { userLocation } from "./locations.ts";

export const weekday = z.int().check(z.minimum(1), z.maximum(7));

/** A plan's interval, weekday and window. */
export const rhythm = { every: z.literal(PLAN_WEEKS), weekday, pickupFrom: clockTime };

/** The plan that an order belongs to. */
const orderPlan = z.object({
  ...rhythm,
  pickupTo: clockTime,
  /** The next turn without an order; null once the plan is stopped. */
  next: z.nullable(isoDate),
});
export type OrderPlan = z.infer<typeof orderPlan>;

/** A future turn. */
export const comingTurn = z.object({
  date: isoDate,
  /** The pickup day: another one than `date` when that was full or closed. */
  day: isoDate,
  /** Null until the turn is processed. */
  outcome: z.nullable(z.enum(TURN_OUTCOMES)),
  /** What the customer can do with it. */
  may: z.nullable(z.enum(["skip", "unskip"])),
});
export type ComingTurn = z.infer<typeof comingTurn>;

/** An active plan, with the link of its latest order. */
const listedPlan = z.object({
  ...rhythm,
  pickupTo: clockTime,
  next: isoDate,
  pausedUntil: z.nullable(isoDate),
  /** The next three turns. */
  coming: z.array(comingTurn),
  link: z.string(),
});
export type ListedPlan = z.infer<typeof listedPlan>;

/** Key to one order: its id and a signature (MINE-01). */
export const linkParams = z.object({
  token: z.string().check(z.regex(/^[\w-]{10,100}$/)),
});

/** A bill line, labelled in the language of the response. */
const billLine = z.object({ label: z.string(), cents: z.int() });

/** Lines that belong together. The heading names what was counted: `Per kilo`, `7.4 kg`. */
const billGroup = z.object({
  heading: z.nullable(z.object({ label: z.string(), amount: z.string() })),
  lines: z.array(billLine),
});
export type BillGroup = z.infer<typeof billGroup>;

const invoiceHead = z.object({
  number: z.string(),
  date: isoDate,
  total: z.int(),
  /** The number of the invoice that a credit invoice reverses. */
  credits: z.nullable(z.string()),
});
export type InvoiceHead = z.infer<typeof invoiceHead>;

/** An order's bill line by line, in cents with VAT (MINE-07). */
export const orderBill = z.object({
  groups: z.array(billGroup),
  total: z.int(),
  /** The 21 % VAT contained in the total. */
  vat: z.int(),
  state: z.enum(BILL_STATES),
  /** Cents received, and the part of them that was refunded or is being refunded. */
  paid: z.int(),
  refunded: z.int(),
  /** The part of `refunded` that the payment service has not completed yet. */
  returning: z.int(),
  /** Paid with the company's other orders by a monthly invoice; nothing is open here (BILL-07). */
  isCollective: z.boolean(),
  /** Cents still to be paid, and the due date. */
  open: z.int(),
  payBy: isoDate,
  /** Path of the payment page in the language of the response, while something is due and asked for. */
  pay: z.nullable(z.string()),
  /** In order of issue. */
  invoices: z.array(invoiceHead),
});
export type OrderBill = z.infer<typeof orderBill>;

/** An invoice number of the order that the token opens. */
export const linkInvoiceParams = z.extend(linkParams, {
  number: z.string().check(z.regex(/^[CV]?2\d{3}-\d{6,9}$/)),
});

export const linkWindowsParams = z.extend(linkParams, { kind: z.enum(["pickup", "delivery"]) });
/** For deliveries: the new pickup they follow, if that changes too. */
export const linkWindowsQuery = z.object({
  pickup: z.optional(wallClockMoment),
});

/** Whether an act is allowed now: free, for a fee in cents, or refused with a reason. */
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

const instruction = (name: Instruction) => z.optional(line(INSTRUCTIONS[name]));
export const instructions = z.object(
  Object.fromEntries(INSTRUCTION_NAMES.map((name) => [name, instruction(name)])) as Record<
    Instruction,
    ReturnType<typeof instruction>
  >,
);
export type Instructions = z.infer<typeof instructions>;

/** Starting values of a repeat order, beside those in the order's view (MINE-08). */
const orderAgain = z.object({
  location: userLocation,
  company: z.nullable(z.object({ id: z.string(), firstName: z.string() })),
  hasBag: z.nullable(z.boolean()),
});

/** Bags delivered and still to come, after a part delivery (DRIVE-07). */
export const part = z.object({ delivered: z.int(), missing: z.int() });

/** One visit that delivered all or a part of the bags. */
const orderDelivery = z.object({
  at: timestamp,
  /** Null when the desk recorded it. */
  bags: z.nullable(z.int()),
  handover: z.nullable(z.enum(HANDOVERS)),
  /** Who received it, and the neighbours' house number; empty when unknown or erased. */
  name: z.string(),
  houseNumber: z.string(),
  /** Id for `orderPhoto`; null until the driver's phone has sent it. */
  photo: z.nullable(z.string()),
  /** What this visit did not deliver, with the label codes as far as known. */
  missing: z.nullable(
    z.object({ bags: z.int(), reason: z.enum(MISSING_REASONS), codes: z.array(z.string()) }),
  ),
});
export type OrderDelivery = z.infer<typeof orderDelivery>;

export const orderView = z.object({
  number: z.string(),
  kind: z.enum(ORDER_KINDS),
  state: z.enum(ORDER_STATES),
  /** Increases with every event; a change names the version it saw (optimistic lock). */
  version: z.int(),
  placedAt: timestamp,
  pickup: orderWindow,
  delivery: z.nullable(orderWindow),
  /** The stop that needs a new window: it was missed, or delivered a part of the bags. */
  awaits: z.nullable(z.enum(["pickup", "delivery"])),
  /** Stops to come on whose day we are closed, or whose window no longer exists: new ones are free (SHOP-01). */
  gone: z.array(z.enum(["pickup", "delivery"])),
  /** Set while a part of the bags is still to come. */
  part: z.nullable(part),
  missedDeliveries: z.int(),
  /** Cents that the last missed delivery costs; 0 when it is free or was waived. */
  missedFee: z.int(),
  /** Set once the driver is on the way to this customer: the kind of stop and its estimated time (DRIVE-04). */
  next: z.nullable(z.object({ kind: z.enum(["pickup", "delivery"]), around: clockTime })),
  /** Estimated arrival while the driver is under way; `between` is null when it is not known yet (DRIVE-09). */
  expected: z.nullable(
    z.object({
      kind: z.enum(["pickup", "delivery"]),
      between: z.nullable(z.object({ from: clockTime, to: clockTime })),
    }),
  ),
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
      /** Set for payment events. */
      money: z.optional(z.object({ news: z.enum(MONEY_NEWS), cents: z.int() })),
    }),
  ),
  allowed,
  /** Until when changing the pickup is free, and when it becomes impossible. */
  limits: z.object({
    freeUntil: timestamp,
    pickupStarts: timestamp,
    deliveryFreeUntil: z.nullable(timestamp),
    /** Last day on which a consumer can withdraw. */
    withdrawUntil: isoDate,
  }),
  /** What this token hides: names of people, or all personal data until the mailed code is entered. */
  hides: z.nullable(z.enum(["people", "until-code"])),
  /** Fee in cents of a change or cancellation within the last hours. */
  lateFee: z.int(),
  /** Null until there is something to pay. */
  bill: z.nullable(orderBill),
  /** Set once the order has ended, for orders that are placed in steps. */
  again: z.nullable(orderAgain),
  /** Stains and damage found when the laundry was counted (COUNT-02). */
  findings: z.array(
    z.object({
      piece: z.string(),
      kinds: z.array(z.enum(FINDING_KINDS)),
      note: z.string(),
      /** Ids for `orderPhoto`. */
      photos: z.array(z.string()),
    }),
  ),
  /** Visits that delivered something, with their proof; oldest first (DRIVE-06). */
  deliveries: z.array(orderDelivery),
  /** Whether a complaint can be made, or was (CARE-01). */
  care: z.boolean(),
  /** The plan that the order was made from, or that was made from it (PLAN-04). */
  plan: z.nullable(orderPlan),
});
export type OrderView = z.infer<typeof orderView>;

const version = z.int().check(z.minimum(1));
/** The fee in cents that the customer accepted; absent without a fee. */
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
  /** Also stops the order's plan, which otherwise continues (PLAN-04). */
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

/** Offer to order again by a link: windows to choose from, least cost, and a token for one use (MINE-15). */
export const againOffer = z.object({
  token: z.string(),
  until: timestamp,
  /** Best match first; empty if the address is out of the area or every window is full. */
  trips: z.array(
    z.object({
      pickup: orderWindow,
      delivery: orderWindow,
      /** On the same weekday and at the same time as the order before. */
      asBefore: z.boolean(),
    }),
  ),
  least: z.object({ lines: z.array(billLine), total: z.int() }),
});
export type AgainOffer = z.infer<typeof againOffer>;

export const againBody = z.object({
  /** Of the offer. */
  token: z.string().check(z.regex(/^[\w.-]{20,100}$/)),
  pickupTime: timestamp,
  deliveryTime: timestamp,
});
export type AgainBody = z.infer<typeof againBody>;

export const openBody = z.object({ code: z.string().check(z.regex(/^\d{6}$/)) });
export const linksBody = z.object({ email });

export const mineQuery = z.object({
  /** Cursor: `next` of the previous page. */
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
  part: z.nullable(part),
  services: z.array(z.object({ code: z.string(), name: z.string() })),
  /** Path of its page in the language of the response. */
  link: z.string(),
});
export const myOrders = z.object({
  orders: z.array(
    z.extend(listedOrder, {
      /** The open amount of a sent bill, and the path of its payment page. */
      toPay: z.nullable(z.object({ cents: z.int(), path: z.string() })),
      /** As in `orderView`. */
      gone: z.array(z.enum(["pickup", "delivery"])),
    }),
  ),
  next: z.nullable(z.string()),
  /** Active plans; on the first page only. */
  plans: z.array(listedPlan),
});
/** Orders for a company or location in the last 90 days (MINE-13). */
export const ownedOrders = z.object({
  name: z.string(),
  orders: z.array(z.extend(listedOrder, { bags: z.nullable(z.int()) })),
  next: z.nullable(z.string()),
});
export type OwnedOrders = z.infer<typeof ownedOrders>;
export type MyOrders = z.infer<typeof myOrders>;
