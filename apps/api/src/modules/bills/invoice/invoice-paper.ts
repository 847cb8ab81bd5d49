import type { Seller } from "@waslijn/contract/shared/invoices";
import { splitVat, type VatCode, type VatSplit } from "@waslijn/contract/shared/pricing";
import { sql } from "kysely";
import type { Db } from "../../../db/client.ts";
import type { Printed } from "../../../db/schema/bills.ts";
import { readPrintedNames, type PrintedOrder } from "../bill-words.ts";
import { addressOf, personOf, type OrderedBy } from "../invoice-buyer.ts";
import { sellerOf } from "../invoice-seller.ts";
import { listInvoices } from "../issue-invoice.ts";

/** The content of an invoice. */
export type InvoicePaper = {
  number: string;
  date: string;
  seller: Seller;
  /** Number of the invoice that this one credits. */
  credits: string | undefined;
  order: string;
  servedOn: string;
  /** Name and address, line by line. */
  customer: string[];
  lines: { label: string; vat: VatCode; cents: number }[];
  vat: VatSplit;
  total: number;
  /** A credit invoice has none. */
  payment: Printed["payment"];
};

/** The order fields on its invoice. */
type InvoicedOrder = PrintedOrder & OrderedBy & { id: string; number: string };

/** Reads one of the order's own invoices. Undefined alike for unknown numbers and other orders' invoices. */
export async function readInvoice(
  db: Db,
  order: InvoicedOrder,
  number: string,
): Promise<InvoicePaper | undefined> {
  const invoices = await listInvoices(db, order.id);
  const invoice = invoices.find((issued) => issued.number === number);
  if (!invoice) return undefined;
  const { servedOn, payment, names } = invoice.printed ?? (await printedNow(db, order.id));
  const labels = names ?? (await readPrintedNames(db, order, invoice.lines));
  return {
    number,
    date: invoice.date,
    seller: sellerOf(invoice),
    credits: invoices.find(({ id }) => id === invoice.credits)?.number,
    order: order.number,
    servedOn,
    // Invoices from before 2026-11-16 have no stored buyer; take it from the order.
    customer: addressOf(invoice.buyer ?? personOf(order)),
    lines: invoice.lines.map(({ vat, cents }, index) => ({
      label: labels[index] ?? "",
      vat,
      cents,
    })),
    vat: splitVat(invoice.lines),
    total: invoice.total,
    payment: invoice.credits ? undefined : payment,
  };
}

/** What an invoice of a billed order would print now; an issued one has it stored. */
export async function printedNow(db: Db, orderId: string): Promise<Printed> {
  const { rows } = await sql<{ printed: Printed }>`
    SELECT printed_on_invoice(${orderId}) AS printed`.execute(db);
  if (!rows[0]) throw new Error("printed_on_invoice answered nothing");
  return rows[0].printed;
}
