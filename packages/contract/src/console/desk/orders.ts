import * as z from "zod/mini";
import { orderWindow } from "../../customer/my-order.ts";
import { WINDOW_KINDS } from "../../shared/codes.ts";
import { isoDate, text, timestamp } from "../../shared/fields.ts";
import { ORDER_KINDS, ORDER_STATES } from "../../shared/order-life.ts";
import { BILL_STATES } from "../../shared/payments.ts";

export const ORDERS_PAGE = 50;
/** The most rows that a file of a list has. */
export const EXPORT_ROWS = 100_000;
/** Up to here the orders of a view are counted; beyond it there are "1000 or more". */
export const MOST_COUNTED = 1000;

/**
 * What a list of orders is sorted by: changed and placed last first; pickups and deliveries the earliest first and,
 * where no day is asked for, from today on.
 */
export const ORDER_SORTS = ["changed", "placed", "pickup", "delivery"] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** `unpaid`: sent and not paid, late or not. `differs`: more or less came in than was asked. */
export const PAYMENT_FILTERS = ["unpaid", "overdue", "differs"] as const;
export type PaymentFilter = (typeof PAYMENT_FILTERS)[number];

const filters = {
  /** Part of a number, name, e-mail address, phone, postal code, street and house number; several words must all be there. */
  search: z.optional(text(100)),
  state: z.optional(z.enum(ORDER_STATES)),
  hub: z.optional(text(40)),
  /** Picked up or delivered on this day, or only the one that `stop` says. */
  day: z.optional(isoDate),
  stop: z.optional(z.enum(WINDOW_KINDS)),
  kind: z.optional(z.enum(ORDER_KINDS)),
  payment: z.optional(z.enum(PAYMENT_FILTERS)),
  /** Only those whose pickup or delivery was missed and is not planned again. */
  missed: z.optional(z.literal("1")),
  /** Only those of which fewer or more bags arrived than were picked up, and nobody said why. */
  bags: z.optional(z.literal("differ")),
};

export const orderFilters = z.object(filters);
export type OrderFilters = z.infer<typeof orderFilters>;

export const ordersQuery = z.object({
  ...filters,
  sort: z.optional(z.enum(ORDER_SORTS)),
  /** `next` of the page before this one. */
  after: z.optional(text(200)),
});
export type OrdersQuery = z.infer<typeof ordersQuery>;

/** The same list as a file: whole, in the same order. */
export const exportQuery = z.object({ ...filters, sort: z.optional(z.enum(ORDER_SORTS)) });
/** How many rows follow the heading, for a progress bar. */
export const TOTAL_ROWS_HEADER = "x-total-rows";

export const orderRow = z.object({
  number: z.string(),
  kind: z.enum(ORDER_KINDS),
  state: z.enum(ORDER_STATES),
  hub: z.string(),
  /** Pickups and deliveries at which nobody was met. */
  misses: z.int(),
  /** Which of both waits for a new window. */
  awaits: z.nullable(z.enum(WINDOW_KINDS)),
  /** A person, company or location. */
  customer: z.string(),
  /** `2011 DB Haarlem`. */
  address: z.string(),
  services: z.array(z.object({ code: z.string(), name: z.string() })),
  /** The code that a location orders with. */
  locationCode: z.nullable(z.string()),
  pickup: orderWindow,
  delivery: z.nullable(orderWindow),
  /** What it costs, once that is known. */
  cents: z.nullable(z.int()),
  payment: z.nullable(z.enum(BILL_STATES)),
  placedAt: timestamp,
  changedAt: timestamp,
  version: z.int(),
  /** The number of its last event; grows over all orders. */
  event: z.int(),
});
export type OrderListRow = z.infer<typeof orderRow>;

/** Without `next` there are no more. */
export const ordersPage = z.object({
  orders: z.array(orderRow),
  next: z.nullable(z.string()),
});
export type OrdersPage = z.infer<typeof ordersPage>;

/** The lists that a desk looks at all day, by name. */
export const ORDER_VIEWS = [
  "pickup-today",
  "delivery-today",
  "not-counted",
  "unpaid",
  "overdue",
  "missed",
] as const;
export type OrderView = (typeof ORDER_VIEWS)[number];

export const orderCountsQuery = z.object({ hub: z.optional(text(40)) });
/** How many orders each has, up to MOST_COUNTED. */
export const orderCounts = z.record(z.enum(ORDER_VIEWS), z.int());
export type OrderCounts = z.infer<typeof orderCounts>;
