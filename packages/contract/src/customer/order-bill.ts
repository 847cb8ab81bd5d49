import * as z from "zod/mini";
import { isoDate } from "../shared/fields.ts";
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
  /** What is still to be paid, and until when. */
  open: z.int(),
  payBy: isoDate,
  /** In the order of issuing. */
  invoices: z.array(invoiceHead),
});
export type OrderBill = z.infer<typeof orderBill>;

/** An invoice by its number, of the order whose key is shown. */
export const linkInvoiceParams = z.extend(linkParams, {
  number: z.string().check(z.regex(/^[CV]?2\d{3}-\d{6,9}$/)),
});
