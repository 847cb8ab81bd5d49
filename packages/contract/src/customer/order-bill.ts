import * as z from "zod/mini";
import { isoDate } from "../shared/fields.ts";
import { BILL_STATES } from "../shared/payments.ts";
import { linkParams } from "./order-link.ts";

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
