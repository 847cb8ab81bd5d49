import { formatFormalDate } from "@waslijn/contract/shared/formats/dates";
import { formatCents } from "@waslijn/contract/shared/formats/money";
import type { Seller } from "@waslijn/contract/shared/invoices";
import type { Language } from "@waslijn/contract/shared/constants";
import type { InvoicePaper } from "./invoice-paper.ts";
import { invoiceWords } from "./invoice-words.ts";

export const PAGE = { width: 595.28, height: 841.89 };
export const LEFT = 56;
export const RIGHT = PAGE.width - LEFT;

export type SheetColumn = { label: string; x: number; width: number; align: "left" | "right" };
export type SheetFact = readonly [name: string, value: string];

/** The layout of an invoice as text; every kind of invoice is drawn from one. */
export type InvoiceSheet = {
  title: string;
  number: string;
  date: string;
  seller: Seller;
  /** Name and address, line by line. */
  customer: readonly string[];
  facts: readonly SheetFact[];
  columns: readonly SheetColumn[];
  rows: readonly (readonly string[])[];
  sums: readonly SheetFact[];
  total: string;
  /** Payment instruction below the total, or when it was paid. */
  closing?: string;
  note: string;
};

/** An amount column, aligned to its right edge. */
export const endingAt = (right: number, label: string, width = 100): SheetColumn => ({
  label,
  x: right - width,
  width,
  align: "right",
});

/** An order's own invoice (MINE-07). */
export function orderSheet(paper: InvoicePaper, language: Language): InvoiceSheet {
  const words = invoiceWords(language);
  const print = (cents: number) => formatCents(cents, language);
  const { vat } = paper;
  return {
    title: paper.credits ? words.creditInvoice : words.invoice,
    number: paper.number,
    date: paper.date,
    seller: paper.seller,
    customer: paper.customer,
    facts: [
      [words.number, paper.number],
      ...(paper.credits ? [[words.credits, paper.credits] as const] : []),
      [words.date, formatFormalDate(paper.date, language)],
      [words.servedOn, formatFormalDate(paper.servedOn, language)],
      [words.order, paper.order],
    ],
    columns: [
      { label: words.description, x: LEFT, width: RIGHT - LEFT - 170, align: "left" },
      endingAt(RIGHT - 110, words.vatRate),
      endingAt(RIGHT, words.amount),
    ],
    rows: paper.lines.map((line) => [line.label, words.rates[line.vat], print(line.cents)]),
    sums: [
      [words.base, print(vat.base)],
      [words.vat, print(vat.vat)],
      ...(vat.untaxed === 0 ? [] : [[words.untaxed, print(vat.untaxed)] as const]),
    ],
    total: print(paper.total),
    ...(paper.payment && {
      closing: words.paid(
        formatFormalDate(paper.payment.day, language),
        paper.payment.method && words.methods[paper.payment.method],
      ),
    }),
    note: words.note,
  };
}
