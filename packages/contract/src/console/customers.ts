import * as z from "zod/mini";
import { uuid } from "../customer/care.ts";
import { comingTurn, instructions, orderWindow, part, rhythm } from "../customer/my-order.ts";
import { WINDOW_KINDS } from "../shared/codes.ts";
import { COMPLAINT_STATES } from "../shared/care.ts";
import { clockTime, isoDate, language, requiredText, timestamp } from "../shared/fields.ts";
import { ORDER_KINDS, ORDER_STATES } from "../shared/order-life.ts";
import { BILL_STATES } from "../shared/payments.ts";
import { byDesk, byOwners, type ConsoleEndpoint } from "./console-endpoint.ts";

/**
 * Id of an account, or of any order of a guest: orders with the same e-mail address belong to the same person. URLs
 * contain no personal data.
 */
const customerParams = z.object({ id: uuid });
/** Id of a company or location. */
const businessParams = z.object({ id: uuid });

/** An order in a customer's list. */
const customerOrder = z.object({
  number: z.string(),
  kind: z.enum(ORDER_KINDS),
  state: z.enum(ORDER_STATES),
  placedAt: timestamp,
  pickup: orderWindow,
  delivery: z.nullable(orderWindow),
  awaits: z.nullable(z.enum(WINDOW_KINDS)),
  part: z.nullable(part),
  services: z.array(z.object({ code: z.string(), name: z.string() })),
  /** The price, once known. */
  cents: z.nullable(z.int()),
  payment: z.nullable(z.enum(BILL_STATES)),
});
export type CustomerOrder = z.infer<typeof customerOrder>;

const stop = z.object({
  number: z.string(),
  kind: z.enum(WINDOW_KINDS),
  window: orderWindow,
  /** The order was placed by a plan. */
  isPlanned: z.boolean(),
});

/** A complaint in the list of a customer or order. */
export const complaintHead = z.object({
  id: uuid,
  number: z.string(),
  /** The beginning of the text. */
  text: z.string(),
  state: z.enum(COMPLAINT_STATES),
  reportedAt: timestamp,
  answerBy: timestamp,
  photos: z.int(),
});
export type ComplaintHead = z.infer<typeof complaintHead>;

const invoice = z.object({
  number: z.string(),
  date: isoDate,
  cents: z.int(),
  /** The order's number; null for a collective invoice. */
  order: z.nullable(z.string()),
  /** The state of its bill; null for a collective or credit invoice. */
  payment: z.nullable(z.enum(BILL_STATES)),
});

/** `order` is null for a note about the customer as a whole. */
const note = z.object({
  id: uuid,
  at: timestamp,
  by: z.string(),
  text: z.string(),
  order: z.nullable(z.string()),
});

/** Figures over all orders that were not cancelled. */
const value = z.object({
  /** Their first order, cancelled or not, else their account; null for a business that has not ordered yet. */
  since: z.nullable(timestamp),
  orders: z.int(),
  /** Billed, less what was refunded. */
  cents: z.int(),
  /** Missed pickups and deliveries. */
  missed: z.int(),
  /** Average number of days between the bill and the payment; null before the first payment. */
  paysAfterDays: z.nullable(z.number()),
});

const shared = {
  id: uuid,
  name: z.string(),
  email: z.string(),
  language,
  value,
  /** Coming pickups and deliveries, soonest first. */
  stops: z.array(stop),
  /** Newest first, at most CUSTOMER_ORDERS. */
  orders: z.array(customerOrder),
  /** Open ones first, then newest first. */
  complaints: z.array(complaintHead),
  /** Newest first. */
  invoices: z.array(invoice),
  notes: z.array(note),
};

const plan = z.object({
  ...rhythm,
  pickupTo: clockTime,
  pausedUntil: z.nullable(isoDate),
  coming: z.array(comingTurn),
  /** Its latest order, on whose page the plan can be changed. */
  order: z.string(),
});

/** What an erasure removes and keeps, and what it waits for (PERSON-02). */
const erasure = z.object({
  /** Counts of what is deleted or emptied. */
  orders: z.int(),
  messages: z.int(),
  photos: z.int(),
  /** Invoices stay without name and address; the last of them until this day. */
  invoices: z.int(),
  keptUntil: z.nullable(isoDate),
  /**
   * The order that has to be delivered first. `isConfirmed` is false when anybody could have placed it with this
   * address: it can be cancelled as not theirs.
   */
  waitsFor: z.nullable(
    z.object({
      number: z.string(),
      /** Last day of the order; null if that is past and the order still is not delivered. */
      until: z.nullable(isoDate),
      isConfirmed: z.boolean(),
    }),
  ),
});

const customer = z.object({
  ...shared,
  /** `unconfirmed`: the account's e-mail address was never confirmed. */
  account: z.enum(["confirmed", "unconfirmed", "none"]),
  phone: z.string(),
  isPhoneVerified: z.boolean(),
  address: z.array(z.string()),
  /** Of their newest order. */
  preferences: z.object({
    instructions,
    notes: z.string(),
    hasBag: z.nullable(z.boolean()),
  }),
  plans: z.array(plan),
  /** Orders placed without logging in with the account's confirmed address, which can be added to the account. */
  guestOrders: z.array(z.object({ number: z.string(), cents: z.nullable(z.int()) })),
  erasure,
});
export type DeskCustomer = z.infer<typeof customer>;

const business = z.object({
  ...shared,
  kind: z.enum(["company", "location"]),
  address: z.array(z.string()),
  /** The location's code; null for a company. */
  code: z.nullable(z.string()),
  limits: z.object({
    ordersPerDay: z.int(),
    /** Items per collection of a location; null for a company. */
    itemsPerCollection: z.nullable(z.int()),
  }),
  /** Contacts of its orders, the last to order first. */
  people: z.array(
    z.object({
      /** Of their page; null without an e-mail address, and for a location's own contact. */
      id: z.nullable(uuid),
      name: z.string(),
      email: z.string(),
      phone: z.string(),
    }),
  ),
  /** Null for a location, which gets no collective invoice. */
  invoicing: z.nullable(
    z.object({
      email: z.string(),
      kvk: z.nullable(z.string()),
      vatNumber: z.nullable(z.string()),
      /** False while details that an invoice needs are missing. */
      isComplete: z.boolean(),
    }),
  ),
});
export type DeskBusiness = z.infer<typeof business>;

const noteBody = z.object({ text: requiredText(2000) });
const mergeBody = z.object({
  /** The guest orders that the desk saw; others are left alone. */
  orders: z.array(z.string().check(z.maxLength(40))).check(z.minLength(1), z.maxLength(200)),
});
const eraseBody = z.object({
  /** The person states that orders not confirmed by mail are not theirs: they are cancelled. */
  notTheirs: z.boolean(),
});
const erased = z.object({ orders: z.int(), cancelled: z.int(), messages: z.int() });
const linkBody = z.object({
  /** Earlier links stop working. */
  replace: z.boolean(),
});

const CUSTOMER = "/console/customers/:id";
const BUSINESS = "/console/businesses/:id";
const onCustomer = { params: customerParams, response: customer, status: 200 } as const;
const onBusiness = { params: businessParams, response: business, status: 200 } as const;
const actProblems = ["not_found", "idempotency_running", "idempotency_mismatch"] as const;

/** Pages of one customer, company or location (PERSON-01 to PERSON-03). */
export const customerEndpoints = {
  viewCustomer: {
    ...byDesk,
    method: "GET",
    path: CUSTOMER,
    ...onCustomer,
    summary: "One person with everything that a desk has to know",
    problems: ["not_found"],
  },
  viewBusiness: {
    ...byDesk,
    method: "GET",
    path: BUSINESS,
    ...onBusiness,
    summary: "A company or location with everything that a desk has to know",
    problems: ["not_found"],
  },
} as const satisfies Record<string, ConsoleEndpoint>;

/** Acts on a customer or company. */
export const customerActEndpoints = {
  noteCustomer: {
    ...byDesk,
    method: "POST",
    path: `${CUSTOMER}/notes`,
    placement: true,
    ...onCustomer,
    summary: "Write a note about a person that colleagues read and customers do not",
    body: noteBody,
    problems: actProblems,
  },
  mergeGuestOrders: {
    ...byDesk,
    method: "POST",
    path: `${CUSTOMER}/merge`,
    ...onCustomer,
    summary: "Add a person's guest orders to their account, which confirmed the same address",
    body: mergeBody,
    problems: ["not_found", "not_possible_now"],
  },
  exportCustomer: {
    ...byOwners,
    method: "POST",
    path: `${CUSTOMER}/export`,
    passkeyAgain: true,
    summary: "All that is stored about a person",
    params: customerParams,
    response: z.looseObject({}),
    status: 200,
    problems: ["not_found"],
  },
  eraseCustomer: {
    ...byOwners,
    method: "POST",
    path: `${CUSTOMER}/erase`,
    passkeyAgain: true,
    summary: "Erase a person; orders and invoices stay for the books and name nobody",
    params: customerParams,
    body: eraseBody,
    response: erased,
    status: 200,
    problems: ["not_found", "not_possible_now"],
  },
  noteBusiness: {
    ...byDesk,
    method: "POST",
    path: `${BUSINESS}/notes`,
    placement: true,
    ...onBusiness,
    summary: "Write a note about a company or location that colleagues read",
    body: noteBody,
    problems: actProblems,
  },
  sendBusinessLink: {
    ...byDesk,
    method: "POST",
    path: `${BUSINESS}/link`,
    ...onBusiness,
    summary: "Mail a company or location the link to its orders, perhaps a new one",
    body: linkBody,
    problems: ["not_found"],
  },
} as const satisfies Record<string, ConsoleEndpoint>;
