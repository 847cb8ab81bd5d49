import {
  type CompanyBuyer,
  netAmounts,
  type NetAmounts,
  type Seller,
} from "@waslijn/contract/shared/invoices";
import { addDays } from "@waslijn/contract/shared/amsterdam-time";
import { PAY_WITHIN_DAYS } from "@waslijn/contract/shared/order-life";
import type { BillLine } from "@waslijn/contract/shared/pricing";
import type { Db } from "../../../db/client.ts";
import type { InvoiceRow } from "../bills-repository.ts";
import { sellerOf } from "../invoice-seller.ts";
import { invoiceNumber } from "../issue-invoice.ts";

export type CollectiveOrder = { number: string; servedOn: string; lines: BillLine[] };

/** The content of a company's invoice or of its credit invoice, whose amounts are negative. */
export type CollectivePaper = {
  number: string;
  date: string;
  payBy: string;
  /** The invoice that this one credits an order of. */
  credits: { number: string; date: string } | undefined;
  seller: Seller;
  buyer: CompanyBuyer;
  orders: CollectiveOrder[];
  /** `amounts.bills` is in the order of `orders`. */
  amounts: NetAmounts;
};

/** Reads a company's invoice by its id, only from data that cannot change after issuing. */
export async function readCollective(db: Db, id: string): Promise<CollectivePaper | undefined> {
  const invoice = await db
    .selectFrom("invoices")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (invoice?.buyer?.kind !== "company") return undefined;
  const original = invoice.credits
    ? await db
        .selectFrom("invoices")
        .selectAll()
        .where("id", "=", invoice.credits)
        .executeTakeFirst()
    : undefined;
  const orders = await readOrders(db, invoice);
  return writePaper(invoice, invoice.buyer, orders, original);
}

type Numbered = Pick<InvoiceRow, "series" | "year" | "number" | "date">;

export const writePaper = (
  invoice: Numbered & { seller?: Seller | null },
  buyer: CompanyBuyer,
  orders: CollectiveOrder[],
  original?: Numbered,
): CollectivePaper => ({
  number: invoiceNumber(invoice),
  date: invoice.date,
  payBy: addDays(invoice.date, PAY_WITHIN_DAYS),
  credits: original && { number: invoiceNumber(original), date: original.date },
  seller: sellerOf({ seller: invoice.seller ?? null }),
  buyer,
  orders,
  amounts: netAmounts(orders.map(({ lines }) => lines)),
});

async function readOrders(db: Db, invoice: InvoiceRow): Promise<CollectiveOrder[]> {
  const isCredit = invoice.credits !== null;
  const covered = db
    .selectFrom("collective_bills as covered")
    .innerJoin("bill_versions", (join) =>
      join
        .onRef("bill_versions.bill_id", "=", "covered.bill_id")
        .onRef("bill_versions.version", "=", "covered.bill_version"),
    )
    .select(["covered.order_number as number", "covered.served_on as servedOn"])
    .select("bill_versions.lines")
    .where("covered.invoice_id", "=", invoice.credits ?? invoice.id)
    .orderBy("covered.served_on")
    .orderBy("covered.order_number");
  const orders = await (
    isCredit ? covered.where("covered.bill_id", "=", invoice.bill_id) : covered
  ).execute();
  return isCredit ? orders.map((order) => ({ ...order, lines: invoice.lines })) : orders;
}
