import { brand } from "@waslijn/contract/shared/brand";
import { brandLook } from "@waslijn/contract/shared/brands/brand-look";
import type { Language } from "@waslijn/contract/shared/constants";
import { buffer } from "node:stream/consumers";
import Pdf from "pdfkit";
import { printCents } from "../bill-words.ts";
import { drawLogo } from "./draw-logo.ts";
import { faceFor, loadFaces, type Face } from "./invoice-faces.ts";
import type { InvoicePaper } from "./invoice-paper.ts";
import { en } from "./invoice.en.ts";
import { nl } from "./invoice.nl.ts";

const WORDS = { nl, en } as const;
const LOCALES = { nl: "nl-NL", en: "en-GB" } as const;

const PAGE = { width: 595.28, height: 841.89 };
const LEFT = 56;
const RIGHT = PAGE.width - LEFT;
const VAT_RIGHT = RIGHT - 110;
/** A page ends above its foot. */
const BOTTOM = PAGE.height - 96;

const [INK] = brandLook.colours.ink;
const [ROPE] = brandLook.colours.rope;
const [SUN] = brandLook.colours.sun;
const SOFT = "#52606f";
const RULE = "#cfc8ba";

type Doc = InstanceType<typeof Pdf>;
type Placed = {
  x: number;
  y: number;
  width: number;
  align?: "left" | "right";
  face?: Face;
  size?: number;
  colour?: string;
};

/** An invoice on A4, as it is printed and kept (MINE-07). */
export async function drawInvoice(paper: InvoicePaper, language: Language): Promise<Buffer> {
  const words = WORDS[language];
  const title = paper.credits ? words.creditInvoice : words.invoice;
  const doc = new Pdf({
    size: "A4",
    margin: 0,
    lang: LOCALES[language],
    displayTitle: true,
    info: {
      Title: `${title} ${paper.number}`,
      Author: brand.company,
      // The same invoice is the same file whenever it is asked for.
      CreationDate: new Date(`${paper.date}T12:00:00Z`),
    },
  });
  for (const [face, file] of await loadFaces()) doc.registerFont(face, file);
  const bytes = buffer(doc);
  drawSender(doc, words);
  const below = drawHead(doc, paper, title, language);
  const ended = drawLines(doc, paper, below, language);
  drawSum(doc, paper, ended, language);
  drawFoot(doc, words);
  doc.end();
  return bytes;
}

/** Writes a text and gives the height below it. */
function write(doc: Doc, text: string, { x, y, width, ...how }: Placed): number {
  const { align = "left", face = "text", size = 9.5, colour = INK } = how;
  doc.font(faceFor(text, face)).fontSize(size).fillColor(colour);
  doc.text(text, x, y, { width, align, lineGap: 2 });
  return doc.y;
}

/** The logo hangs on the line that runs from edge to edge, as on every page of ours. */
function drawSender(doc: Doc, words: typeof en): void {
  drawLogo(doc, { x: LEFT, y: 44, width: 118 });
  const lines = [
    `${brand.street}, ${brand.postalCode} ${brand.city}`,
    `${words.chamberOfCommerce} ${brand.chamberOfCommerce}`,
    `${words.vatNumber} ${brand.vatNumber}`,
  ];
  const place = { x: 300, width: RIGHT - 300, align: "right" } as const;
  let y = write(doc, brand.company, { ...place, y: 44, face: "strong" });
  for (const line of lines) y = write(doc, line, { ...place, y, colour: SOFT, size: 9 });
  doc.moveTo(0, 122).lineTo(PAGE.width, 122).lineWidth(1.4).strokeColor(ROPE).stroke();
  for (const x of [LEFT + 30, RIGHT - 30]) {
    doc
      .roundedRect(x - 4, 110, 8, 24, 2.6)
      .lineWidth(1.2)
      .fillAndStroke(SUN, ROPE);
  }
}

function drawHead(doc: Doc, paper: InvoicePaper, title: string, language: Language): number {
  const words = WORDS[language];
  let left = write(doc, title, { x: LEFT, y: 158, width: 240, face: "head", size: 26 }) + 14;
  for (const [index, line] of paper.customer.entries()) {
    const face = index === 0 ? "strong" : "text";
    left = write(doc, line, { x: LEFT, y: left, width: 230, face, size: 10.5 });
  }
  const facts: [string, string][] = [
    [words.number, paper.number],
    ...(paper.credits ? [[words.credits, paper.credits] as [string, string]] : []),
    [words.date, printDate(paper.date, language)],
    [words.servedOn, printDate(paper.servedOn, language)],
    [words.order, paper.order],
  ];
  let right = 166;
  for (const [name, value] of facts) {
    write(doc, name, { x: 318, y: right, width: 100, colour: SOFT });
    right = write(doc, value, {
      x: 418,
      y: right,
      width: RIGHT - 418,
      align: "right",
      face: "strong",
    });
    right += 4;
  }
  return Math.max(left, right) + 30;
}

function drawLines(doc: Doc, paper: InvoicePaper, top: number, language: Language): number {
  const words = WORDS[language];
  let y = drawColumns(doc, top, words);
  for (const { label, vat, cents } of paper.lines) {
    if (y > BOTTOM) {
      drawFoot(doc, words);
      doc.addPage();
      y = drawColumns(doc, 56, words);
    }
    const below = write(doc, label, { x: LEFT, y, width: VAT_RIGHT - LEFT - 60 }) + 6;
    writeRight(doc, words.rates[vat], VAT_RIGHT, y);
    writeRight(doc, printCents(cents, language), RIGHT, y);
    rule(doc, below, LEFT);
    y = below + 7;
  }
  return y;
}

function drawColumns(doc: Doc, y: number, words: typeof en): number {
  const below = write(doc, words.description, { x: LEFT, y, width: 200, face: "strong" }) + 5;
  writeRight(doc, words.vatRate, VAT_RIGHT, y, "strong");
  writeRight(doc, words.amount, RIGHT, y, "strong");
  rule(doc, below, LEFT, INK);
  return below + 8;
}

function drawSum(doc: Doc, { vat, total }: InvoicePaper, top: number, language: Language): void {
  const words = WORDS[language];
  const sums: [string, number][] = [
    [words.base, vat.base],
    [words.vat, vat.vat],
    ...(vat.untaxed === 0 ? [] : [[words.untaxed, vat.untaxed] as [string, number]]),
  ];
  const x = 250;
  const needed = (sums.length + 3) * 20;
  if (top + needed > BOTTOM) {
    drawFoot(doc, words);
    doc.addPage();
  }
  let y = top + needed > BOTTOM ? 56 : top + 8;
  for (const [name, cents] of sums) {
    const below = write(doc, name, { x, y, width: 215, colour: SOFT }) + 5;
    writeRight(doc, printCents(cents, language), RIGHT, y);
    y = below;
  }
  rule(doc, y + 2, x, INK);
  y += 12;
  write(doc, words.total, { x, y: y + 2, width: 120, face: "head", size: 14 });
  const amount = { x: 380, y: y - 2, width: RIGHT - 380, align: "right" } as const;
  write(doc, printCents(total, language), { ...amount, face: "head", size: 20 });
}

function drawFoot(doc: Doc, words: typeof en): void {
  const place = { x: LEFT, width: RIGHT - LEFT, size: 8.5, colour: SOFT };
  const y = write(doc, words.note, { ...place, y: PAGE.height - 66 });
  write(doc, words.questions(brand.phone, brand.email), { ...place, y });
}

const writeRight = (doc: Doc, text: string, right: number, y: number, face: Face = "text") =>
  write(doc, text, { x: right - 100, y, width: 100, align: "right", face });

const rule = (doc: Doc, y: number, from: number, colour = RULE) =>
  doc.moveTo(from, y).lineTo(RIGHT, y).lineWidth(0.7).strokeColor(colour).stroke();

const printDate = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );
