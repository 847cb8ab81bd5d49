/** Names and numbers of the desk's lists, apart from the schemas: a screen that only reads lists loads no validator. */
export const ORDERS_PAGE = 50;
/** The most rows that a file of a list has. */
export const EXPORT_ROWS = 100_000;
/** Up to here the orders of a view are counted; beyond it there are "1000 or more". */
export const MOST_COUNTED = 1000;
/** How many rows of a file follow the heading, for a progress bar. */
export const TOTAL_ROWS_HEADER = "x-total-rows";

/**
 * What a list of orders is sorted by: changed and placed last first; pickups and deliveries the earliest first. Where no
 * day is asked for these begin today, and those before today follow, the latest first.
 */
export const ORDER_SORTS = ["changed", "placed", "pickup", "delivery"] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/**
 * `unsent`: counted, and nobody sent the bill. `unpaid`: sent and not paid, late or not. `differs`: more or less came in
 * than was asked.
 */
export const PAYMENT_FILTERS = ["unsent", "unpaid", "overdue", "differs"] as const;
export type PaymentFilter = (typeof PAYMENT_FILTERS)[number];

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

/** The longest that a search can be. */
export const SEARCH_LENGTH = 100;
