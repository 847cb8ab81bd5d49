import { formatFormalDate } from "@waslijn/contract/shared/formats/dates";
import { formatCents } from "@waslijn/contract/shared/formats/money";
import { WorkRefused } from "../../../work.ts";
import type { Db } from "../../../db/client.ts";
import type { MailFile } from "../../../outside/mailer.ts";
import { findInvoiceNumbered } from "../issue-invoice.ts";
import { readCollective, type CollectivePaper } from "./collective-paper.ts";
import { writeUbl } from "./write-ubl.ts";
import type { Language } from "@waslijn/contract/shared/constants";
import { addressOf } from "../invoice-buyer.ts";
import { endingAt, LEFT, RIGHT, type InvoiceSheet } from "../invoice/invoice-sheet.ts";
import { invoiceFile } from "../invoice/invoice-words.ts";
import { collectiveWords } from "./collective-words.ts";

/** Layout of a company's invoice, with one line per order. */
function collectiveSheet(paper: CollectivePaper, language: Language): InvoiceSheet {
  const words = collectiveWords(language);
  const print = (cents: number) => formatCents(cents, language);
  const { amounts, buyer, credits, seller } = paper;
  const payBy = formatFormalDate(paper.payBy, language);
  const { scheme, id } = buyer.registered;
  return {
    title: credits ? words.credit : words.title,
    number: paper.number,
    date: paper.date,
    seller,
    customer: [
      ...addressOf(buyer),
      scheme === "0106" ? words.chamberOfCommerce(id) : words.governmentNumber(id),
      ...(buyer.vatNumber ? [words.vatNumber(buyer.vatNumber)] : []),
    ],
    facts: [
      [words.number, paper.number],
      ...(credits ? [[words.credits, credits.number] as const] : []),
      [words.date, formatFormalDate(paper.date, language)],
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
      return [
        number,
        formatFormalDate(servedOn, language),
        ...[net + untaxed, vat, total].map(print),
      ];
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
      : words.pay(printIban(seller.iban), seller.company, paper.number, payBy),
    note: words.note,
  };
}

/** In groups of four, as banks print it. */
const printIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, "$1 ");

/** The attachments for a company: a PDF, and UBL for its bookkeeping. */
export async function collectiveFiles(paper: CollectivePaper): Promise<MailFile[]> {
  // Imported on first use: the PDF library is larger than the rest of the server.
  const { drawInvoice } = await import("../invoice/draw-invoice.ts");
  const { language } = paper.buyer;
  const pdf = await drawInvoice(collectiveSheet(paper, language), language);
  return [
    {
      filename: invoiceFile(paper.number),
      contentType: "application/pdf",
      content: pdf.toString("base64"),
      encoding: "base64",
    },
    {
      filename: invoiceFile(paper.number, "xml"),
      contentType: "application/xml",
      content: writeUbl(paper),
    },
  ];
}

/** The files of one invoice by its number, for printing or for a Peppol access point. */
export async function readCollectiveFiles(
  { db }: { db: Db },
  { number }: { number: string },
): Promise<MailFile[]> {
  const found = await findInvoiceNumbered(db, number);
  const paper = found && (await readCollective(db, found.id));
  if (!paper) throw new WorkRefused({ code: "invoice_unknown", number });
  return collectiveFiles(paper);
}
