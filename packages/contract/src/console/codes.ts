/**
 * Constants that screens use at run time. This file and its imports load no schemas, to keep the validator out of the
 * browser bundles.
 */

/**
 * Owners may do everything, the desk runs the orders, `hub` counts, labels and plans runs at one hub, drivers do the
 * stops of theirs (STAFF-01, STAFF-06).
 */
export const ROLES = ["owner", "desk", "hub", "driver"] as const;
export type Role = (typeof ROLES)[number];

/** Roles that work at one hub: they always have one. */
export const worksAtOneHub = (role: Role): boolean => role === "hub" || role === "driver";

/** A shared tablet asks for the PIN again after this time without a touch. */
export const TABLET_IDLE_MINUTES = 5;

/** The book that a difference of the daily audit is about. */
export type Book = "payment" | "invoice" | "sums";
export const bookOf = (what: string): Book =>
  what.startsWith("payment") ? "payment" : what.startsWith("invoice") ? "invoice" : "sums";

/** Path where an owner previews a customer page as of a day, such as `/console/as-of/2026-12-01/nl/pricelist`. */
export const asOfPath = (day: string, page: string): string => `/console/as-of/${day}${page}`;

/** Paper of address labels for starter kits: a sheet of 21 or a roll. */
export const KIT_PAPERS = ["sheet", "roll"] as const;
export type KitPaper = (typeof KIT_PAPERS)[number];
/** Bags that can be marked as posted at once. */
export const KITS_AT_ONCE = 500;

/** People on the waiting list that the areas screen lists; the file has all. */
export const SUBSCRIBERS_SHOWN = 500;

/** How a withdrawal came that the desk records. */
export const WITHDRAWAL_WAYS = ["phone", "letter", "email"] as const;
export type WithdrawalWay = (typeof WITHDRAWAL_WAYS)[number];

/** Steps between counted and ready (COUNT-07). */
export const MOST_STAGES = 6;
export const MOST_STAGE_HOURS = 72;
export const STAGE_NAME_LENGTH = 24;
/** Racks of one hub. */
export const MOST_RACKS = 60;
export const RACK_LENGTH = 12;
/** A second scan of an order within this time is taken for the same one. */
export const SAME_SCAN_SECONDS = 10;

/** Page size of the desk's order lists. */
export const ORDERS_PAGE = 50;
/** Most recent orders on the page of a customer. */
export const CUSTOMER_ORDERS = 100;
/** Maximum number of rows in an export. */
export const EXPORT_ROWS = 100_000;
/** Orders of a view are counted up to this number; above it the console shows "1000 or more". */
export const MOST_COUNTED = 1000;
/** Response header with the number of data rows of an export, for the progress bar. */
export const TOTAL_ROWS_HEADER = "x-total-rows";

/**
 * Sort orders of the order list. `changed` and `placed`: latest first. `pickup` and `delivery`: earliest first; without
 * a day filter they start today, followed by past ones, latest first.
 */
export const ORDER_SORTS = ["changed", "placed", "pickup", "delivery"] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/**
 * `unsent`: counted, bill not sent. `unpaid`: sent and not paid, overdue or not. `differs`: more or less was paid than
 * billed.
 */
export const PAYMENT_FILTERS = ["unsent", "unpaid", "overdue", "differs"] as const;
export type PaymentFilter = (typeof PAYMENT_FILTERS)[number];

/** Saved filters of the desk's order list. */
export const ORDER_VIEWS = [
  "pickup-today",
  "delivery-today",
  "not-counted",
  "unpaid",
  "overdue",
  "missed",
] as const;
export type OrderView = (typeof ORDER_VIEWS)[number];

export const SEARCH_LENGTH = 100;

/** Maximum number of orders selected in the list: for labels and an export of the selection. */
export const MOST_SELECTED = 500;
/** Maximum number of orders in one bulk move or bulk mail. */
export const MOST_AT_ONCE = 100;
/** How long a bulk act can be undone; mails about it are delayed as long. */
export const UNDO_SECONDS = 60;

/** `text`: SMS, to a verified phone only. */
export const MESSAGE_CHANNELS = ["mail", "text"] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];
/** Maximum length of a message by the desk; an SMS of this length is sent in three parts. */
export const MESSAGE_LENGTHS: Record<MessageChannel, number> = { mail: 2000, text: 420 };

/** `open`: waits for the desk. `waiting`: waits for the customer. */
export const CARE_VIEWS = ["open", "waiting", "done"] as const;
export type CareView = (typeof CARE_VIEWS)[number];

/** The tables of the provider data, named like the files of `data:apply`. */
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

/** Maximum number of entries in one change. */
export const MOST_CHANGES = 200;

export const FILE_FORMATS = ["csv", "json"] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** What a report's rows stand for; weeks start on Monday. */
export const REPORT_STEPS = ["day", "week", "hub"] as const;
export type ReportStep = (typeof REPORT_STEPS)[number];

/** Maximum period of one report: five years. */
export const REPORT_DAYS = 5 * 366;

/** Days in the grid of a hub's windows. */
export const GRID_DAYS = 14;

/** Path of the link in a sign-in mail; the token is in the fragment, so that no server or log sees it. */
export const SIGN_IN_PATH = "/console/sign-in";
export const SIGN_IN_MINUTES = 15;

/** Path of the link that makes the first owner; its token is in the fragment too. */
export const FIRST_OWNER_PATH = "/console/welcome";

/** What a shop needs before it can open, in the order of the list (SETUP-01). */
export const SETUP_STEPS = ["business", "hub", "area", "prices", "staff", "order"] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** Details that invoices and the foot of every page name. */
export const BUSINESS_DETAILS = [
  "company",
  "street",
  "postalCode",
  "city",
  "phone",
  "email",
  "chamberOfCommerce",
  "vatNumber",
  "iban",
] as const;
export type BusinessDetail = (typeof BUSINESS_DETAILS)[number];

/** Lists of bills on the money screen (BOOKS-01). */
export const BILL_LISTS = ["overdue", "unsent", "differs", "charged-back"] as const;
export type BillList = (typeof BILL_LISTS)[number];

/** All lists of the money screen, in the order of its tabs. */
export const MONEY_LISTS = [...BILL_LISTS, "refunds", "invoices", "companies", "days"] as const;
export type MoneyList = (typeof MONEY_LISTS)[number];

/** Page size of the lists of the money screen; of the list of days it is two weeks. */
export const MONEY_PAGE = 50;
export const MONEY_DAYS = 14;

/** What a document moves on the day it was booked. */
export const ENTRY_KINDS = ["billed", "credited", "paid", "charged-back", "refunded"] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** `open`: not done, and not handled by the desk. */
export const REFUND_FILTERS = ["open", "failed", "queued", "pending", "done"] as const;
export type RefundFilter = (typeof REFUND_FILTERS)[number];

export const INVOICE_SERIES = ["invoice", "credit", "collective"] as const;

/** A month such as `2026-10`. */
export const MONTH_FORM = /^2\d{3}-(0[1-9]|1[0-2])$/;

/** What a company's invoice must name and a company may still lack (BILL-07). */
export const COMPANY_DETAILS = [
  "legal_name",
  "address",
  "kvk",
  "peppol",
  "buyer_reference",
] as const;
export type CompanyDetail = (typeof COMPANY_DETAILS)[number];
