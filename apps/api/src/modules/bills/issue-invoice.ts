import type { Buyer, Seller } from "@waslijn/contract/shared/invoices";
import type { Language } from "@waslijn/contract/shared/constants";
import type { BillLine, InvoiceSeries } from "@waslijn/contract/shared/pricing";
import { sql } from "kysely";
import { ApiProblem } from "../../api-problem.ts";
import type { Db } from "../../db/client.ts";
import { newId } from "../../db/new-id.ts";
import { plannedOnce } from "../../db/planned-once.ts";
import { readTogether, rowsOf } from "../../db/read-together.ts";
import type { Deps } from "../../deps.ts";
import type { MailKind } from "../../outbox/mail-job.ts";
import {
  billsOf,
  findInvoice,
  toBill,
  type InvoiceRow,
  type OrderInvoice,
} from "./bills-repository.ts";
import { printedNames, readPrintedNames, type PrintedOrder } from "./bill-words.ts";
import { pricesUntil } from "../catalogue/prices-repository.ts";
import { personOf } from "./invoice-buyer.ts";
import { creditingSeller, currentSeller } from "./invoice-seller.ts";

type BooksDeps = Pick<Deps, "db" | "clock">;

/** Parameter of the database function `issue_invoice`. */
export type NewInvoice = {
  id: string;
  series: InvoiceSeries;
  buyer: Buyer | null;
  /** The current one by default. */
  seller?: Seller;
  lines: BillLine[];
  /** The names of the lines; a credit invoice repeats its original's. */
  names?: string[];
  total: number;
  mail?: { id: string; kind: MailKind; recipient: string; language: Language };
} & (OfOneBill | OfCompany);

type OfOneBill = {
  bill_id: string;
  bill_version: number;
  credits?: string;
  /** For a credit invoice that none follows: nothing is owed until the bill is corrected and sent again. */
  takes_back_bill?: true;
  company_id?: string | null;
};
type OfCompany = {
  company_id: string;
  month: string;
  bills: { bill_id: string; bill_version: number; order_number: string; served_on: string }[];
};

export type Invoice = Pick<InvoiceRow, "id" | "date" | "credits" | "lines" | "buyer" | "seller"> &
  Pick<InvoiceRow, "printed"> & {
    number: string;
    billVersion: number | null;
    total: number;
  };

const PREFIX = { invoice: "", credit: "C", collective: "V" } as const satisfies Record<
  InvoiceSeries,
  string
>;

/** The printed number: `2026-000123`, of a credit invoice `C2026-000004`. */
export const invoiceNumber = ({ series, year, number }: Numbered): string =>
  `${PREFIX[series]}${year}-${String(number).padStart(6, "0")}`;

type Numbered = Pick<InvoiceRow, "series" | "year" | "number">;

/** Parses a printed number; undefined for any other text. */
export function readInvoiceNumber(text: string): Numbered | undefined {
  const [, prefix = "", year, digits] = /^([CV]?)(2\d{3})-(\d{1,9})$/i.exec(text.trim()) ?? [];
  if (year === undefined) return undefined;
  const series = (Object.keys(PREFIX) as InvoiceSeries[]).find(
    (one) => PREFIX[one] === prefix.toUpperCase(),
  );
  return series && { series, year: Number(year), number: Number(digits) };
}

export async function findInvoiceNumbered(
  db: Db,
  text: string,
): Promise<Pick<InvoiceRow, "id" | "bill_id"> | undefined> {
  const numbered = readInvoiceNumber(text);
  if (!numbered) return undefined;
  return db
    .selectFrom("invoices")
    .select(["id", "bill_id"])
    .where("series", "=", numbered.series)
    .where("year", "=", numbered.year)
    .where("number", "=", numbered.number)
    .executeTakeFirst();
}

/**
 * Issues the invoice of an order's bill with this id, or returns the existing one. The bill cannot be corrected after
 * this.
 */
export async function issueInvoice(
  deps: BooksDeps,
  orderId: string,
  id = newId(),
): Promise<Invoice> {
  for (;;) {
    const { bills, orders, prices } = await readBilled(deps.db, { id: orderId, ids: [orderId] });
    const bill = bills[0] && toBill(bills[0]);
    const [order] = orders;
    if (!bill || !order) throw new ApiProblem("not_found");
    const issued = await writeInvoice(deps, {
      id,
      series: "invoice",
      buyer: personOf(order),
      bill_id: bill.id,
      bill_version: bill.version,
      lines: bill.lines,
      names: printedNames(prices, order, bill.lines),
      total: bill.total,
    });
    if (issued !== "bill_changed") return issued;
  }
}

const readBilled = readTogether((db, { id, ids }: { id: string; ids: readonly string[] }) => {
  const order = db.selectFrom("orders").where("id", "=", id);
  const day = sql<string>`(created_at AT TIME ZONE 'Europe/Amsterdam')::date`;
  return {
    bills: billsOf(db, ids),
    orders: rowsOf(
      order.select(["contact", "pickup_location", "language", "coupon_code", "created_at"]),
      { created_at: Date },
    ),
    prices: rowsOf(pricesUntil(db, sql`(${order.select(day.as("day"))})`), {}),
  };
});

/** Credits an order's invoice; the bill can then be corrected and invoiced again. */
export async function creditInvoice(deps: BooksDeps, orderId: string): Promise<Invoice> {
  const original = await findInvoice(deps.db, orderId);
  if (!original) throw new ApiProblem("not_found");
  const issued = await writeInvoice(deps, { ...creditOf(original), takes_back_bill: true });
  if (issued === "bill_changed") throw new Error("A credit invoice looks at no version.");
  return issued;
}

/** Part of a changed bill: credits its invoice. An order's own is issued again, with `invoice_id`. */
export type ReplacedInvoice = { credit: NewInvoice } & (
  | { invoice_id?: never }
  | { invoice_id: string; seller: Seller; names: string[] }
);

/** Replaces the invoice of an order whose bill gets these lines. */
export async function replaceInvoice(
  db: Db,
  original: OrderInvoice,
  order: PrintedOrder,
  lines: readonly BillLine[],
): Promise<ReplacedInvoice> {
  const credit = creditOf(original);
  if (original.series !== "invoice") return { credit };
  const names = await readPrintedNames(db, order, lines);
  return { credit, invoice_id: newId(), seller: currentSeller(), names };
}

/** The credit invoice that reverses this one. */
const creditOf = (original: OrderInvoice): NewInvoice => ({
  id: newId(),
  series: "credit",
  bill_id: original.bill_id,
  bill_version: original.bill_version,
  credits: original.id,
  buyer: original.buyer,
  seller: creditingSeller(original),
  company_id: original.company_id,
  ...mailTo(original.buyer),
  lines: original.lines.map((line) => ({ ...line, cents: -line.cents })),
  total: -original.total_cents,
});

/** Mails a company's invoice to its bookkeeping; customers find theirs on the order's page. */
export const mailTo = (buyer: Buyer | null): Pick<NewInvoice, "mail"> =>
  buyer?.kind === "company"
    ? {
        mail: {
          id: newId(),
          kind: "company-invoice",
          recipient: buyer.email,
          language: buyer.language,
        },
      }
    : {};

export async function writeInvoice(
  { db, clock }: BooksDeps,
  invoice: NewInvoice,
): Promise<Invoice | "bill_changed"> {
  const input = { now: clock.now(), seller: currentSeller(), ...invoice };
  try {
    const { rows } = await sql<{ issued: { invoice: InvoiceRow } }>`
      SELECT issue_invoice(${JSON.stringify(input)}::jsonb) AS issued`.execute(db);
    if (!rows[0]) throw new Error("issue_invoice answered nothing");
    return toInvoice(rows[0].issued.invoice);
  } catch (error) {
    if (isBillChanged(error)) return "bill_changed";
    throw error;
  }
}

const isBillChanged = (error: unknown): boolean => {
  const { code, message } = error as { code?: string; message?: string };
  return code === "WL001" && message === "bill_changed";
};

export const toInvoice = (row: InvoiceRow): Invoice => ({
  id: row.id,
  number: invoiceNumber(row),
  date: row.date,
  credits: row.credits,
  lines: row.lines,
  buyer: row.buyer,
  seller: row.seller,
  printed: row.printed,
  billVersion: row.bill_version,
  total: row.total_cents,
});

/** Whether a bill's invoice was taken back whole, so that nothing is owed until the desk corrects the bill or sends it. */
export const isTakenBack = (
  { version, sentAt }: { version: number; sentAt: Date | null },
  invoices: readonly Invoice[],
): boolean => {
  const last = invoices.at(-1);
  return sentAt === null && last?.credits != null && last.billVersion === version;
};

/** All invoices issued for this order alone, in the order of issuing. */
export async function listInvoices(db: Db, orderId: string): Promise<Invoice[]> {
  const found = await selectInvoices(db, orderId).$call(plannedOnce).execute();
  return found.map(toInvoice);
}

/** For `toInvoice`. */
export const ownInvoicesOf = (db: Db, orderId: string) =>
  rowsOf(selectInvoices(db, orderId), { issued_at: Date });

const selectInvoices = (db: Db, orderId: string) =>
  db
    .selectFrom("invoices")
    .innerJoin("bills", "bills.id", "invoices.bill_id")
    .selectAll("invoices")
    .where("bills.order_id", "=", orderId)
    .where("invoices.company_id", "is", null)
    .orderBy("invoices.issued_at")
    .orderBy("invoices.bill_version")
    .orderBy("invoices.credits", (order) => order.asc().nullsFirst());
