import { localeOf } from "@waslijn/contract/shared/formats/formatter";
import { brandLook } from "@waslijn/contract/shared/brands/brand-look";
import type { Language } from "@waslijn/contract/shared/constants";
import { buffer } from "node:stream/consumers";
import Pdf from "pdfkit";
import { drawLogo } from "./draw-logo.ts";
import { faceFor, loadFaces, type Face } from "./invoice-faces.ts";
import { LEFT, PAGE, RIGHT, type InvoiceSheet } from "./invoice-sheet.ts";
import { invoiceWords } from "./invoice-words.ts";

type Words = ReturnType<typeof invoiceWords>;

/** The lowest content of a page, above the footer. */
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

/** Renders an invoice as an A4 PDF (MINE-07). */
export async function drawInvoice(sheet: InvoiceSheet, language: Language): Promise<Buffer> {
  const words = invoiceWords(language);
  const doc = new Pdf({
    size: "A4",
    margin: 0,
    lang: localeOf(language),
    displayTitle: true,
    // Archivable: fonts embedded, XMP metadata and an output intent. Level b, since the content is not tagged.
    subset: "PDF/A-2b",
    pdfVersion: "1.7",
    info: {
      Title: `${sheet.title} ${sheet.number}`,
      Author: sheet.seller.company,
      // A fixed date makes repeated renderings byte-identical.
      CreationDate: new Date(`${sheet.date}T12:00:00Z`),
    },
  });
  for (const [face, file] of await loadFaces()) doc.registerFont(face, file);
  const bytes = buffer(doc);
  drawSender(doc, sheet, words);
  const below = drawHead(doc, sheet);
  const ended = drawRows(doc, sheet, below, words);
  drawSum(doc, sheet, ended, words);
  drawFoot(doc, sheet, words);
  doc.end();
  return bytes;
}

/** Writes a text and returns the y below it. */
function write(doc: Doc, text: string, { x, y, width, ...how }: Placed): number {
  const { align = "left", face = "text", size = 9.5, colour = INK } = how;
  doc.font(faceFor(text, face)).fontSize(size).fillColor(colour);
  doc.text(text, x, y, { width, align, lineGap: 2 });
  return doc.y;
}

/** The logo hangs on a line from edge to edge, as on our web pages. */
function drawSender(doc: Doc, { seller }: InvoiceSheet, words: Words): void {
  drawLogo(doc, { x: LEFT, y: 44, width: 118 });
  const lines = [
    `${seller.street}, ${seller.postalCode} ${seller.city}`,
    `${words.chamberOfCommerce} ${seller.chamberOfCommerce}`,
    `${words.vatNumber} ${seller.vatNumber}`,
  ];
  const place = { x: 300, width: RIGHT - 300, align: "right" } as const;
  let y = write(doc, seller.company, { ...place, y: 44, face: "strong" });
  for (const line of lines) y = write(doc, line, { ...place, y, colour: SOFT, size: 9 });
  doc.moveTo(0, 122).lineTo(PAGE.width, 122).lineWidth(1.4).strokeColor(ROPE).stroke();
  for (const x of [LEFT + 30, RIGHT - 30]) {
    doc
      .roundedRect(x - 4, 110, 8, 24, 2.6)
      .lineWidth(1.2)
      .fillAndStroke(SUN, ROPE);
  }
}

function drawHead(doc: Doc, { title, customer, facts }: InvoiceSheet): number {
  let left = write(doc, title, { x: LEFT, y: 158, width: 240, face: "head", size: 26 }) + 14;
  for (const [index, line] of customer.entries()) {
    const face = index === 0 ? "strong" : "text";
    left = write(doc, line, { x: LEFT, y: left, width: 230, face, size: 10.5 });
  }
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

function drawRows(doc: Doc, sheet: InvoiceSheet, top: number, words: Words): number {
  let y = drawColumns(doc, sheet, top);
  for (const cells of sheet.rows) {
    if (y > BOTTOM) {
      turnPage(doc, sheet, words);
      y = drawColumns(doc, sheet, 56);
    }
    const below = drawCells(doc, sheet, cells, y, "text") + 6;
    rule(doc, below, LEFT);
    y = below + 7;
  }
  return y;
}

function drawColumns(doc: Doc, sheet: InvoiceSheet, y: number): number {
  const labels = sheet.columns.map(({ label }) => label);
  const below = drawCells(doc, sheet, labels, y, "strong") + 5;
  rule(doc, below, LEFT, INK);
  return below + 8;
}

/** Returns the y below the tallest cell. */
const drawCells = (
  doc: Doc,
  { columns }: InvoiceSheet,
  cells: readonly string[],
  y: number,
  face: Face,
): number =>
  Math.max(
    ...columns.map(({ x, width, align }, index) =>
      write(doc, cells[index] ?? "", { x, y, width, align, face }),
    ),
  );

function turnPage(doc: Doc, sheet: InvoiceSheet, words: Words): void {
  drawFoot(doc, sheet, words);
  doc.addPage();
}

function drawSum(doc: Doc, sheet: InvoiceSheet, top: number, words: Words): void {
  const { sums, total, closing } = sheet;
  const x = 250;
  const needed = (sums.length + 3) * 20 + (closing ? 50 : 0);
  const isTurned = top + needed > BOTTOM;
  if (isTurned) turnPage(doc, sheet, words);
  let y = isTurned ? 56 : top + 8;
  for (const [name, amount] of sums) {
    const below = write(doc, name, { x, y, width: 215, colour: SOFT }) + 5;
    writeRight(doc, amount, RIGHT, y);
    y = below;
  }
  rule(doc, y + 2, x, INK);
  y += 12;
  write(doc, words.total, { x, y: y + 2, width: 120, face: "head", size: 14 });
  const amount = { x: 380, y: y - 2, width: RIGHT - 380, align: "right" } as const;
  const below = write(doc, total, { ...amount, face: "head", size: 20 });
  if (closing) write(doc, closing, { x: LEFT, y: below + 24, width: RIGHT - LEFT, size: 10.5 });
}

function drawFoot(doc: Doc, { note, seller }: InvoiceSheet, words: Words): void {
  const place = { x: LEFT, width: RIGHT - LEFT, size: 8.5, colour: SOFT };
  const y = write(doc, note, { ...place, y: PAGE.height - 66 });
  write(doc, words.questions(seller.phone, seller.email), { ...place, y });
}

const writeRight = (doc: Doc, text: string, right: number, y: number, face: Face = "text") =>
  write(doc, text, { x: right - 100, y, width: 100, align: "right", face });

const rule = (doc: Doc, y: number, from: number, colour = RULE) =>
  doc.moveTo(from, y).lineTo(RIGHT, y).lineWidth(0.7).strokeColor(colour).stroke();
