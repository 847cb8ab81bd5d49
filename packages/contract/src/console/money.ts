import * as z from "zod/mini";
import { isoDate, text, timestamp } from "../shared/fields.ts";
import { BILL_STATES, REFUND_PURPOSES, REFUND_STATES } from "../shared/payments.ts";
import {
  BILL_LISTS,
  COMPANY_DETAILS,
  ENTRY_KINDS,
  INVOICE_SERIES,
  MONEY_LISTS,
  MONTH_FORM,
  REFUND_FILTERS,
  SEARCH_LENGTH,
} from "./codes.ts";
import { byDesk, byOwners, type ConsoleEndpoint } from "./console-endpoint.ts";

/** Cursor: `next` of the previous page. */
const after = z.optional(text(100));
const search = z.optional(text(SEARCH_LENGTH));
const hub = z.optional(text(40));
const month = z.string().check(z.regex(MONTH_FORM));
const series = z.enum(INVOICE_SERIES);
const cents = z.int();

const page = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ rows: z.array(row), next: z.nullable(z.string()) });

const billsQuery = z.object({ list: z.enum(BILL_LISTS), search, hub, after });
export type BillsQuery = z.infer<typeof billsQuery>;

/** An order's bill that needs somebody. */
const moneyBill = z.object({
  number: z.string(),
  /** The order's version, for acts on it. */
  version: z.int(),
  /** A person, company or location. */
  customer: z.string(),
  phone: z.string(),
  state: z.enum(BILL_STATES),
  /** Still to be paid; negative after an overpayment. */
  due: cents,
  total: cents,
  /** Since when it is in this list. */
  since: timestamp,
  payBy: z.nullable(isoDate),
  reminders: z.int(),
  /** Lasting differences between our books and the payment service's (PAY-09). */
  differences: z.array(z.object({ what: z.string(), ours: z.string(), theirs: z.string() })),
});
export type MoneyBill = z.infer<typeof moneyBill>;

const refundsQuery = z.object({ state: z.optional(z.enum(REFUND_FILTERS)), search, hub, after });
export type RefundsQuery = z.infer<typeof refundsQuery>;

const moneyRefund = z.object({
  id: z.uuid(),
  number: z.string(),
  version: z.int(),
  customer: z.string(),
  cents,
  purpose: z.enum(REFUND_PURPOSES),
  reason: z.string(),
  state: z.enum(REFUND_STATES),
  at: timestamp,
  paidOtherwise: z.nullable(z.string()),
  /** Who has to act (PAY-12); null: nobody. */
  awaits: z.nullable(z.enum(["desk", "owner"])),
});
export type MoneyRefund = z.infer<typeof moneyRefund>;

const invoicesQuery = z.object({
  series: z.optional(series),
  /**
   * An invoice number, in any series if it has a prefix, or the search of the order list; for collective invoices a
   * company's name.
   */
  search,
  day: z.optional(isoDate),
  after,
});
export type InvoicesQuery = z.infer<typeof invoicesQuery>;

const moneyInvoice = z.object({
  number: z.string(),
  series,
  date: isoDate,
  cents,
  /** Name on the invoice; empty after erasure. */
  buyer: z.string(),
  /** The order and its version; null for a collective invoice. */
  order: z.nullable(z.object({ number: z.string(), version: z.int() })),
  month: z.nullable(z.string()),
  /** Number of the invoice that this one credits. */
  credits: z.nullable(z.string()),
  /** A collective invoice is once all of its orders are. */
  isCredited: z.boolean(),
  state: z.nullable(z.enum(BILL_STATES)),
  /** Invoices of companies have an electronic file beside the PDF. */
  hasUbl: z.boolean(),
});
export type MoneyInvoice = z.infer<typeof moneyInvoice>;

const invoiceFileQuery = z.object({
  number: z.string().check(z.regex(/^[CV]?\d{4}-\d{6,9}$/)),
  format: z.enum(["pdf", "ubl"]),
});

/** The last completed month when absent. */
const companiesQuery = z.object({ month: z.optional(month), search, after });
export type CompaniesQuery = z.infer<typeof companiesQuery>;

const moneyCompany = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Bills on no invoice yet, made before the end of the month. */
  orders: z.int(),
  cents,
  missing: z.array(z.enum(COMPANY_DETAILS)),
  /** The invoice of the month. */
  invoice: z.nullable(z.object({ number: z.string(), date: isoDate, cents })),
});
export type MoneyCompany = z.infer<typeof moneyCompany>;
const companiesPage = z.extend(page(moneyCompany), { month, isOver: z.boolean() });

const collectiveBody = z.object({
  month,
  /** One company; all of them when absent. */
  company: z.optional(z.uuid()),
});
const collectives = z.object({
  issued: z.array(z.object({ company: z.string(), number: z.string(), cents })),
  /** Names of billed companies whose details are incomplete. */
  incomplete: z.array(z.string()),
});
export type Collectives = z.infer<typeof collectives>;

const daysQuery = z.object({ after: z.optional(isoDate) });
/** What the payment service should pay out for a day, before its costs. */
const moneyDay = z.object({
  day: isoDate,
  payments: z.int(),
  paid: cents,
  refunded: cents,
  chargedBack: cents,
  net: cents,
});
export type MoneyDay = z.infer<typeof moneyDay>;

const dayParams = z.object({ day: isoDate });
/** Sum of one kind of document, split by VAT code. */
const closedKind = z.object({
  kind: z.enum(ENTRY_KINDS),
  documents: z.int(),
  cents,
  /** Bears 21 % VAT, which is included. */
  taxed: cents,
  untaxed: cents,
  /** The VAT in `taxed`, as the documents round it. */
  vat: cents,
});
export type ClosedKind = z.infer<typeof closedKind>;
const dayClosing = z.object({
  day: isoDate,
  /** False for today and later: more documents may follow. */
  isOver: z.boolean(),
  kinds: z.array(closedKind),
});
export type DayClosing = z.infer<typeof dayClosing>;

const listSum = z.object({
  /** Up to MOST_COUNTED. */
  count: z.int(),
  /** Null when there are more than were counted. */
  cents: z.nullable(cents),
});
const moneySummary = z.object({
  overdue: listSum,
  unsent: listSum,
  differs: listSum,
  "charged-back": listSum,
  refunds: listSum,
  /** Refunds that wait for the desk. */
  failed: z.int(),
  /** When the books were last compared with the payment service's. */
  auditedAt: z.nullable(timestamp),
});
export type MoneySummary = z.infer<typeof moneySummary>;

const exportQuery = z.object({
  list: z.enum(MONEY_LISTS),
  search,
  hub,
  state: z.optional(z.enum(REFUND_FILTERS)),
  series: z.optional(series),
  month: z.optional(month),
  /** Documents of this day. */
  day: z.optional(isoDate),
});
export type MoneyExportQuery = z.infer<typeof exportQuery>;

/** Lists of the books, their files, and invoices of companies (BOOKS-01, BOOKS-02, BOOKS-04). */
export const moneyEndpoints = {
  viewMoney: {
    ...byDesk,
    method: "GET",
    path: "/console/money",
    summary: "How many bills and refunds need somebody, and their sums",
    response: moneySummary,
    status: 200,
    problems: [],
  },
  listBills: {
    ...byDesk,
    method: "GET",
    path: "/console/money/bills",
    summary: "Bills that are overdue, not sent, charged back or differ from the payment service",
    query: billsQuery,
    response: page(moneyBill),
    status: 200,
    problems: [],
  },
  listRefunds: {
    ...byDesk,
    method: "GET",
    path: "/console/money/refunds",
    summary: "Refunds by state, newest first; without a state all that are not done",
    query: refundsQuery,
    response: page(moneyRefund),
    status: 200,
    problems: [],
  },
  listInvoices: {
    ...byDesk,
    method: "GET",
    path: "/console/money/invoices",
    summary: "Invoices, credit invoices or collective invoices, highest number first",
    query: invoicesQuery,
    response: page(moneyInvoice),
    status: 200,
    problems: [],
  },
  readInvoiceFile: {
    ...byDesk,
    method: "GET",
    path: "/console/money/invoices/file",
    file: true,
    summary: "An invoice as PDF, or a company's as electronic invoice (UBL)",
    query: invoiceFileQuery,
    response: z.custom<Uint8Array>(),
    status: 200,
    problems: ["not_found"],
  },
  listCompanyInvoices: {
    ...byDesk,
    method: "GET",
    path: "/console/money/companies",
    summary: "Companies with what a month's collective invoice covers and still lacks",
    query: companiesQuery,
    response: companiesPage,
    status: 200,
    problems: [],
  },
  issueCollectives: {
    ...byOwners,
    method: "POST",
    path: "/console/money/companies/invoices",
    passkeyAgain: true,
    summary: "Issue the collective invoices of a month and mail them; a repeat changes nothing",
    body: collectiveBody,
    response: collectives,
    status: 200,
    problems: ["not_possible_now", "passkey_needed"],
  },
  listMoneyDays: {
    ...byDesk,
    method: "GET",
    path: "/console/money/days",
    summary: "What was paid, refunded and charged back by day, newest first",
    query: daysQuery,
    response: page(moneyDay),
    status: 200,
    problems: [],
  },
  viewDayClosing: {
    ...byDesk,
    method: "GET",
    path: "/console/money/days/:day",
    summary: "A day's closing: billed, credited, paid, charged back and refunded, by VAT code",
    params: dayParams,
    response: dayClosing,
    status: 200,
    problems: [],
  },
  exportMoney: {
    ...byDesk,
    method: "GET",
    path: "/console/money/export",
    file: true,
    summary: "A list of the money screen, or the documents of a day, as a file for a spreadsheet",
    query: exportQuery,
    response: z.custom<AsyncIterable<string>>(),
    status: 200,
    problems: [],
  },
} as const satisfies Record<string, ConsoleEndpoint>;
