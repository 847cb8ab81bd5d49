import type { Language } from "@waslijn/contract/shared/constants";
import { splitVat, type VatCode, type VatSplit } from "@waslijn/contract/shared/pricing";
import type { Db } from "../../../db/client.ts";
import { lineNamer, type NamedOrder } from "../bill-words.ts";
import { addressOf, personOf, type OrderedBy } from "../invoice-buyer.ts";
import { listInvoices } from "../issue-invoice.ts";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";

/** Everything that an invoice says, but for who sends it. */
export type InvoicePaper = {
  number: string;
  date: string;
  /** The number of the invoice that this one takes back. */
  credits: string | undefined;
  order: string;
  servedOn: string;
  /** Name and address, line by line. */
  customer: string[];
  lines: { label: string; vat: VatCode; cents: number }[];
  vat: VatSplit;
  total: number;
};

/** As much of an order as its invoice names. */
type InvoicedOrder = NamedOrder & OrderedBy & ServedOrder & { number: string };

/** One of an order's own invoices; another order's number is as unknown as one that was never given. */
export async function readInvoice(
  db: Db,
  order: InvoicedOrder,
  number: string,
  language: Language,
): Promise<InvoicePaper | undefined> {
  const invoices = await listInvoices(db, order.id);
  const invoice = invoices.find((issued) => issued.number === number);
  if (!invoice) return undefined;
  const [nameOf, servedOn] = await Promise.all([
    lineNamer(db, order, language),
    servedDay(db, order),
  ]);
  return {
    number,
    date: invoice.date,
    credits: invoices.find(({ id }) => id === invoice.credits)?.number,
    order: order.number,
    servedOn,
    // Invoices of before 2026-11-16 kept no buyer; the order still names them.
    customer: addressOf(invoice.buyer ?? personOf(order)),
    lines: invoice.lines.map((line) => ({
      label: nameOf(line),
      vat: line.vat,
      cents: line.cents,
    })),
    vat: splitVat(invoice.lines),
    total: invoice.total,
  };
}

/** As much of an order as tells when it was served. */
type ServedOrder = { id: string; pickup_date: string; delivery_date: string | null };

/** The day on which the order ended, or on which it is to be brought back. */
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
