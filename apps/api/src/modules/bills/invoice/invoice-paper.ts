import type { Seller } from "@waslijn/contract/shared/invoices";
import type { PayMethod } from "@waslijn/contract/shared/payments";
import type { Language } from "@waslijn/contract/shared/constants";
import { splitVat, type VatCode, type VatSplit } from "@waslijn/contract/shared/pricing";
import { sql } from "kysely";
import type { Db } from "../../../db/client.ts";
import { lineNamer, type NamedOrder } from "../bill-words.ts";
import { addressOf, personOf, type OrderedBy } from "../invoice-buyer.ts";
import { sellerOf } from "../invoice-seller.ts";
import { listInvoices } from "../issue-invoice.ts";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";

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
  /** When and how it was paid; a credit invoice has none. */
  payment: { day: string; method: PayMethod | undefined } | undefined;
};

/** The order fields on its invoice. */
type InvoicedOrder = NamedOrder & OrderedBy & ServedOrder & { number: string };

/** Reads one of the order's own invoices. Undefined alike for unknown numbers and other orders' invoices. */
export async function readInvoice(
  db: Db,
  order: InvoicedOrder,
  number: string,
  language: Language,
): Promise<InvoicePaper | undefined> {
  const invoices = await listInvoices(db, order.id);
  const invoice = invoices.find((issued) => issued.number === number);
  if (!invoice) return undefined;
  const [nameOf, servedOn, payment] = await Promise.all([
    lineNamer(db, order, language),
    servedDay(db, order),
    invoice.credits ? undefined : lastPayment(db, order.id),
  ]);
  return {
    number,
    date: invoice.date,
    seller: sellerOf(invoice),
    credits: invoices.find(({ id }) => id === invoice.credits)?.number,
    order: order.number,
    servedOn,
    // Invoices from before 2026-11-16 have no stored buyer; take it from the order.
    customer: addressOf(invoice.buyer ?? personOf(order)),
    lines: invoice.lines.map((line) => ({
      label: nameOf(line),
      vat: line.vat,
      cents: line.cents,
    })),
    vat: splitVat(invoice.lines),
    total: invoice.total,
    payment,
  };
}

/** The last payment, once the bill is paid. The order's history has the moment; rows of payments change later. */
async function lastPayment(db: Db, orderId: string): Promise<InvoicePaper["payment"]> {
  const { rows } = await sql<{ at: Date; method: PayMethod | null }>`
    SELECT e.at, e.data->'money'->>'method' AS method FROM order_events e
    JOIN bills b ON b.order_id = e.order_id AND b.state = 'paid'
    WHERE e.order_id = ${orderId} AND e.kind = 'payment-changed' AND e.data->'money'->>'state' = 'paid'
    ORDER BY e.version DESC LIMIT 1`.execute(db);
  const [paid] = rows;
  return paid && { day: amsterdamDate(paid.at), method: paid.method ?? undefined };
}

/** The order fields that the service date depends on. */
type ServedOrder = { id: string; pickup_date: string; delivery_date: string | null };

/** The day on which the order ended, otherwise its planned delivery. */
export async function servedDay(db: Db, order: ServedOrder): Promise<string> {
  const end = await db
    .selectFrom("order_events")
    .select("at")
    .where("order_id", "=", order.id)
    .where("kind", "in", ["delivered", "cancelled"])
    .orderBy("version", "desc")
    .executeTakeFirst();
  return end ? amsterdamDate(end.at) : (order.delivery_date ?? order.pickup_date);
}
