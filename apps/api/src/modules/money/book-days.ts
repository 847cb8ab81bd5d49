import { ENTRY_KINDS, MONEY_DAYS, type EntryKind } from "@waslijn/contract/console/codes";
import type { ClosedKind, DayClosing, MoneyDay } from "@waslijn/contract/console/money";
import { addDays, amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { netAmounts } from "@waslijn/contract/shared/invoices";
import { vatIn, type InvoiceSeries } from "@waslijn/contract/shared/pricing";
import { sql } from "kysely";
import type { Db } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { invoiceNumber } from "../bills/issue-invoice.ts";

type DayPage = { rows: MoneyDay[]; next: string | null };

/**
 * Two weeks of days before `after`, newest first, or up to today: what the payment service should pay out (BOOKS-01).
 * Days without money are included; refunds that the desk paid in another way are not.
 */
export async function listMoneyDays(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { after }: { after?: string | undefined },
): Promise<DayPage> {
  const until = after ? addDays(after, -1) : amsterdamDate(clock.now());
  const from = addDays(until, 1 - MONEY_DAYS);
  const [sums, first] = await Promise.all([readSums(db, from, until), findFirstDay(db)]);
  const days = Array.from({ length: MONEY_DAYS }, (_, ago) => addDays(until, -ago));
  return {
    rows: days
      .filter((day) => first !== null && day >= first)
      .map((day) => toDay(day, (kind) => sums.find((sum) => sum.day === day && sum.kind === kind))),
    next: first !== null && first < from ? from : null,
  };
}

type DaySum = { day: string; kind: EntryKind; documents: number; cents: number };

async function readSums(db: Db, from: string, until: string): Promise<DaySum[]> {
  const { rows } = await sql<DaySum>`
    SELECT day, kind, count(*)::int AS documents, sum(cents)::int8 AS cents FROM book_entries e
    WHERE day BETWEEN ${from} AND ${until} AND kind IN ('paid', 'charged-back', 'refunded')
      AND NOT EXISTS (SELECT FROM refunds f WHERE f.id = e.document AND f.paid_otherwise IS NOT NULL)
    GROUP BY day, kind`.execute(db);
  return rows;
}

async function findFirstDay(db: Db): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    SELECT min(day) AS day FROM book_entries`.execute(db);
  return rows[0]?.day ?? null;
}

function toDay(day: string, sumOf: (kind: EntryKind) => DaySum | undefined): MoneyDay {
  const [paid, refunded, chargedBack] = (["paid", "refunded", "charged-back"] as const).map(
    (kind) => sumOf(kind)?.cents ?? 0,
  ) as [number, number, number];
  const payments = sumOf("paid")?.documents ?? 0;
  return { day, payments, paid, refunded, chargedBack, net: paid - refunded - chargedBack };
}

/** An entry of the journal with its split by VAT code. */
export type DayDocument = {
  kind: EntryKind;
  /** Number of the invoice, or id of the payment or refund. */
  document: string;
  order: string | null;
  cents: number;
  taxed: number;
  untaxed: number;
  vat: number;
};

/** What a day's documents add up to (BOOKS-04). */
export async function viewDayClosing(
  { db, clock }: Pick<Deps, "db" | "clock">,
  day: string,
): Promise<DayClosing> {
  const documents = await listDayDocuments(db, day);
  return {
    day,
    isOver: day < amsterdamDate(clock.now()),
    kinds: ENTRY_KINDS.map((kind) => closeKind(kind, documents)),
  };
}

const closeKind = (kind: EntryKind, all: DayDocument[]): ClosedKind => {
  const documents = all.filter((document) => document.kind === kind);
  const sum = (amount: "cents" | "taxed" | "untaxed" | "vat"): number =>
    documents.reduce((total, document) => total + document[amount], 0);
  return {
    kind,
    documents: documents.length,
    cents: sum("cents"),
    taxed: sum("taxed"),
    untaxed: sum("untaxed"),
    vat: sum("vat"),
  };
};

type Entry = {
  kind: EntryKind;
  document: string;
  order: string | null;
  cents: number;
  /** Sums of the lines that the document is about; both 0 for compensation, which bears no VAT. */
  linesTaxed: number;
  linesTotal: number;
  series: InvoiceSeries | null;
  year: number;
  number: number;
  isCompany: boolean;
};

/** The documents of a day in the order of the journal. */
export async function listDayDocuments(db: Db, day: string): Promise<DayDocument[]> {
  const { rows } = await sql<Entry>`
    SELECT e.kind, e.document, o.number AS "order", e.cents, i.series, i.year, i.number,
      i.company_id IS NOT NULL AS "isCompany",
      coalesce(l.taxed, 0)::int AS "linesTaxed", coalesce(l.total, 0)::int AS "linesTotal"
    FROM book_entries e
      LEFT JOIN bills b ON b.id = e.bill_id LEFT JOIN orders o ON o.id = b.order_id
      LEFT JOIN invoices i ON i.id = e.document
      LEFT JOIN refunds f ON f.id = e.document
      LEFT JOIN payments p ON p.id = coalesce(f.payment_id, e.document)
      LEFT JOIN bill_versions v ON v.bill_id = p.bill_id AND v.version = p.bill_version
        AND f.purpose IS DISTINCT FROM 'compensation'
      CROSS JOIN LATERAL (
        SELECT sum((line->>'cents')::int) AS total, sum((line->>'cents')::int) FILTER (WHERE line->>'vat' = '21') AS taxed
        FROM jsonb_array_elements(coalesce(i.lines, v.lines)) line) l
    WHERE e.day = ${day} AND (e.cents <> 0 OR i.id IS NOT NULL)
    ORDER BY array_position(${[...ENTRY_KINDS]}::text[], e.kind), i.series, i.year, i.number, o.number, e.document`.execute(
    db,
  );
  return rows.map(toDocument);
}

function toDocument({ kind, document, order, cents, ...entry }: Entry): DayDocument {
  const { series, year, number } = entry;
  const taxed = series ? taxedOnInvoice(entry, kind) : taxedPart(cents, entry);
  return {
    kind,
    document: series ? invoiceNumber({ series, year, number }) : document,
    order,
    cents,
    taxed,
    untaxed: cents - taxed,
    vat: entry.isCompany ? netAmounts([lineOf(taxed)]).vat : vatIn(lineOf(taxed)),
  };
}

const lineOf = (cents: number) => [{ cents, vat: "21" as const }];

/** An invoice of 0 has a part with VAT where compensation took laundry off. */
const taxedOnInvoice = ({ linesTaxed }: Pick<Entry, "linesTaxed">, kind: EntryKind): number =>
  kind === "credited" ? -linesTaxed : linesTaxed;

/** The part with VAT: of a payment of part of a bill, in proportion to the bill's lines. */
export const taxedPart = (
  cents: number,
  { linesTaxed, linesTotal }: Pick<Entry, "linesTaxed" | "linesTotal">,
): number => (linesTotal === 0 ? 0 : Math.round((cents * linesTaxed) / linesTotal));
