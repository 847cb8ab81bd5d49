import * as z from "zod/mini";
import { orderWindow, part } from "../customer/my-order.ts";
import { WINDOW_KINDS } from "../shared/codes.ts";
import { isoDate, text, timestamp } from "../shared/fields.ts";
import { ORDER_KINDS, ORDER_STATES } from "../shared/order-life.ts";
import { BILL_STATES } from "../shared/payments.ts";
import {
  MOST_SELECTED,
  ORDER_SORTS,
  ORDER_VIEWS,
  PAYMENT_FILTERS,
  SEARCH_LENGTH,
} from "./codes.ts";
import { byDesk, type ConsoleEndpoint } from "./console-endpoint.ts";

const filters = {
  /**
   * An order number or its prefix, or parts of name, e-mail address, phone, postal code, street and house number; all
   * words must match.
   */
  search: z.optional(text(SEARCH_LENGTH)),
  state: z.optional(z.enum(ORDER_STATES)),
  hub: z.optional(text(40)),
  /** Picked up or delivered on this day; `stop` restricts it to one of them. */
  day: z.optional(isoDate),
  stop: z.optional(z.enum(WINDOW_KINDS)),
  kind: z.optional(z.enum(ORDER_KINDS)),
  payment: z.optional(z.enum(PAYMENT_FILTERS)),
  /** Only orders whose missed pickup or delivery is not planned again. */
  missed: z.optional(z.literal("1")),
  /** Only orders with an unexplained bag difference between pickup and arrival. */
  bags: z.optional(z.literal("differ")),
};

export const orderFilters = z.object(filters);
export type OrderFilters = z.infer<typeof orderFilters>;

const ordersQuery = z.object({
  ...filters,
  sort: z.optional(z.enum(ORDER_SORTS)),
  /** Cursor: `next` of the previous page. */
  after: z.optional(text(200)),
});
export type OrdersQuery = z.infer<typeof ordersQuery>;

/** The same list as an export: all rows in the same order, or only the orders named. */
const exportQuery = z.object({
  ...filters,
  sort: z.optional(z.enum(ORDER_SORTS)),
  /** Order numbers, separated by commas. */
  numbers: z.optional(
    z.string().check(z.regex(new RegExp(`^W-\\d{1,15}(,W-\\d{1,15}){0,${MOST_SELECTED - 1}}$`))),
  ),
});
export type ExportQuery = z.infer<typeof exportQuery>;
export const orderRow = z.object({
  number: z.string(),
  kind: z.enum(ORDER_KINDS),
  state: z.enum(ORDER_STATES),
  hub: z.string(),
  /** Number of missed pickups and deliveries. */
  misses: z.int(),
  /** Which of the two needs a new window. */
  awaits: z.nullable(z.enum(WINDOW_KINDS)),
  part: z.nullable(part),
  /** A person, company or location. */
  customer: z.string(),
  /** `2011 DB Haarlem`. */
  address: z.string(),
  services: z.array(z.object({ code: z.string(), name: z.string() })),
  /** The location code that the order was placed with. */
  locationCode: z.nullable(z.string()),
  pickup: orderWindow,
  delivery: z.nullable(orderWindow),
  /** The price, once known. */
  cents: z.nullable(z.int()),
  payment: z.nullable(z.enum(BILL_STATES)),
  placedAt: timestamp,
  changedAt: timestamp,
  version: z.int(),
  /** Id of its last event; increases across all orders. */
  event: z.int(),
});
export type OrderListRow = z.infer<typeof orderRow>;

/** `next` is null on the last page. */
const ordersPage = z.object({
  orders: z.array(orderRow),
  next: z.nullable(z.string()),
});
export type OrdersPage = z.infer<typeof ordersPage>;

/** Same search as in the order list. */
const deskSearch = z.object({ search: text(SEARCH_LENGTH) });
export const foundCustomer = z.object({
  /** A person's id is that of an account or of a guest's order; a business is a company or location. */
  kind: z.enum(["person", "business"]),
  id: z.string(),
  name: z.string(),
  /** `2011 DB Haarlem`. */
  address: z.string(),
});
export type FoundCustomer = z.infer<typeof foundCustomer>;
const deskFound = z.object({
  orders: z.array(orderRow),
  customers: z.array(foundCustomer),
});
export type DeskFound = z.infer<typeof deskFound>;

const orderCountsQuery = z.object({ hub: z.optional(text(40)) });
/** Number of orders per view, up to MOST_COUNTED. */
const orderCounts = z.record(z.enum(ORDER_VIEWS), z.int());
export type OrderCounts = z.infer<typeof orderCounts>;

/** Lists of orders: pages, search, counts and files. */
export const orderListEndpoints = {
  deskOrders: {
    ...byDesk,
    method: "GET",
    path: "/console/orders",
    summary: "Orders by a search and filters, page by page",
    query: ordersQuery,
    response: ordersPage,
    status: 200,
    problems: [],
  },
  searchDesk: {
    ...byDesk,
    method: "GET",
    path: "/console/search",
    summary: "The first orders and customers that hold what was typed; open orders come first",
    query: deskSearch,
    response: deskFound,
    status: 200,
    problems: [],
  },
  countOrders: {
    ...byDesk,
    method: "GET",
    path: "/console/orders/counts",
    summary: "How many orders the lists of the day have",
    query: orderCountsQuery,
    response: orderCounts,
    status: 200,
    problems: [],
  },
  exportOrders: {
    ...byDesk,
    method: "GET",
    path: "/console/orders/export",
    file: true,
    summary: "Orders by a search and filters as a file for a spreadsheet; a header tells how many",
    query: exportQuery,
    response: z.custom<AsyncIterable<string>>(),
    status: 200,
    problems: [],
  },
} as const satisfies Record<string, ConsoleEndpoint>;
