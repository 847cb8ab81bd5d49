/**
 * Names and limits that screens use by value. This file and what it imports load no schemas, so that browsers load no
 * validator.
 */

/** Owners may do everything, the desk runs the orders, drivers the stops of their hub (STAFF-01). */
export const ROLES = ["owner", "desk", "driver"] as const;
export type Role = (typeof ROLES)[number];

/** Where an owner sees a customer's page as it will be on a day, such as `/console/as-of/2026-12-01/nl/pricelist`. */
export const asOfPath = (day: string, page: string): string => `/console/as-of/${day}${page}`;

/** The orders on a page of the desk's lists. */
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

/** The most orders that one press moves or writes to. */
export const MOST_AT_ONCE = 100;
/** So long a press can be taken back, and mails about it wait. */
export const UNDO_SECONDS = 60;

/** What waits for us, for the customer, for nobody. */
export const CARE_VIEWS = ["open", "waiting", "done"] as const;
export type CareView = (typeof CARE_VIEWS)[number];

/** What the provider keeps, by the names of the files of `data:apply`. */
export const DATA_TABLES = [
  "hubs",
  "hub_windows",
  "hub_capacities",
  "hub_closures",
  "service_areas",
  "cleaning_services",
  "prices",
  "config_prices",
  "business_services",
  "promo_codes",
  "companies",
  "service_points",
] as const;
export type DataTable = (typeof DATA_TABLES)[number];

/** The most entries that one press changes. */
export const MOST_CHANGES = 200;

export const FILE_FORMATS = ["csv", "json"] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** What a report's rows are: days, weeks from Monday on, or hubs. */
export const REPORT_STEPS = ["day", "week", "hub"] as const;
export type ReportStep = (typeof REPORT_STEPS)[number];

/** The longest period that one report tells of: five years. */
export const REPORT_DAYS = 5 * 366;

/** Days in the grid of a hub's windows. */
export const GRID_DAYS = 14;

/** Where a mailed link leads; its token stands behind a #, so that no server or log sees it. */
export const SIGN_IN_PATH = "/console/sign-in";
export const SIGN_IN_MINUTES = 15;
