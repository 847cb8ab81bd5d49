import { brand } from "@waslijn/contract/shared/brand";
import { brandFoot } from "@waslijn/contract/shared/brands/brand-foot";
import type { Language } from "@waslijn/contract/shared/constants";
import { printCents } from "../bill-words.ts";
import { addressOf } from "../invoice-buyer.ts";
import { endingAt, LEFT, RIGHT, type InvoiceSheet } from "../invoice/invoice-sheet.ts";
import { printDate } from "../invoice/invoice-words.ts";
import type { CollectivePaper } from "./collective-paper.ts";
import { collectiveWords } from "./collective-words.ts";

/** A company's invoice to read, an order a line. */
export function collectiveSheet(paper: CollectivePaper, language: Language): InvoiceSheet {
  const words = collectiveWords(language);
  const print = (cents: number) => printCents(cents, language);
  const { amounts, buyer, credits } = paper;
  const payBy = printDate(paper.payBy, language);
  const { scheme, id } = buyer.registered;
  return {
    title: credits ? words.credit : words.title,
    number: paper.number,
    date: paper.date,
    customer: [
      ...addressOf(buyer),
      scheme === "0106" ? words.chamberOfCommerce(id) : words.governmentNumber(id),
      ...(buyer.vatNumber ? [words.vatNumber(buyer.vatNumber)] : []),
    ],
    facts: [
      [words.number, paper.number],
      ...(credits ? [[words.credits, credits.number] as const] : []),
      [words.date, printDate(paper.date, language)],
      ...(credits ? [] : [[words.payBy, payBy] as const]),
      [words.reference, buyer.reference],
    ],
    columns: [
      { label: words.order, x: LEFT, width: 90, align: "left" },
      { label: words.day, x: LEFT + 95, width: 130, align: "left" },
      endingAt(RIGHT - 180, words.net, 80),
      endingAt(RIGHT - 95, words.vat, 80),
      endingAt(RIGHT, words.amount, 90),
    ],
    rows: paper.orders.map(({ number, servedOn }, index) => {
      const { net, untaxed, total } = amounts.bills[index] ?? { net: 0, untaxed: 0, total: 0 };
      const vat = total - untaxed - net;
      return [number, printDate(servedOn, language), ...[net + untaxed, vat, total].map(print)];
    }),
    sums: [
      [words.base, print(amounts.base)],
      [words.vatSum, print(amounts.vat)],
      ...(amounts.untaxed === 0 ? [] : [[words.untaxed, print(amounts.untaxed)] as const]),
      ...(amounts.rounding === 0 ? [] : [[words.rounding, print(amounts.rounding)] as const]),
    ],
    total: print(amounts.total),
    closing: credits
      ? words.settled
      : words.pay(printIban(brandFoot.iban), brand.company, paper.number, payBy),
    note: words.note,
  };
}

/** In fours, as banks print it. */
const printIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, "$1 ");
