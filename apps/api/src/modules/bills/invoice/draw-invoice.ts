import { brandLook } from "@waslijn/contract/shared/brands/brand-look";
import type { Language } from "@waslijn/contract/shared/constants";
import { buffer } from "node:stream/consumers";
import { drawLogo } from "./draw-logo.ts";
import type { Face } from "./invoice-faces.ts";
import { LEFT, PAGE, RIGHT, type InvoiceSheet } from "./invoice-sheet.ts";
import { invoiceWords } from "./invoice-words.ts";
import {
  addElement,
  decorate,
  drawElement,
  openPen,
  selectFace,
  type Element,
  type Pen,
} from "./pen.ts";

type Words = ReturnType<typeof invoiceWords>;

/** The lowest content of a page, above the footer. */
const BOTTOM = PAGE.height - 96;

const [INK] = brandLook.colours.ink;
const [ROPE] = brandLook.colours.rope;
const [SUN] = brandLook.colours.sun;
const SOFT = "#52606f";
const RULE = "#cfc8ba";

type Placed = {
  x: number;
  y: number;
  width: number;
  align?: "left" | "right";
  face?: Face;
  size?: number;
  colour?: string;
  /** The structure element that the text becomes: `P` of the document unless said otherwise. */
  tag?: { type: string; parent?: Element; scope?: "Row" | "Column" };
};

/** Renders an invoice as an A4 PDF (MINE-07). */
export async function drawInvoice(sheet: InvoiceSheet, language: Language): Promise<Buffer> {
  const words = invoiceWords(language);
  const pen = await openPen({
    size: "A4",
    title: `${sheet.title} ${sheet.number}`,
    author: sheet.seller.company,
    language,
    date: new Date(`${sheet.date}T12:00:00Z`),
  });
  const bytes = buffer(pen.doc);
  drawSender(pen, sheet, words);
  const below = drawHead(pen, sheet);
  const ended = drawRows(pen, sheet, below, words);
  drawSum(pen, sheet, ended, words);
  drawFoot(pen, sheet, words);
  pen.root.end();
  pen.doc.end();
  return bytes;
}

/** Writes a text and returns the y below it. */
function write(pen: Pen, text: string, placed: Placed): number {
  const { parent = pen.root, type, ...options } = placed.tag ?? { type: "P" };
  drawElement(pen, parent, type, () => print(pen, text, placed), options);
  return pen.doc.y;
}

/** Like `write`, within an element or a decoration that the caller opened. */
function print({ doc }: Pen, text: string, { x, y, width, ...how }: Placed): number {
  const { align = "left", face = "text", size = 9.5, colour = INK } = how;
  const printed = selectFace(doc, text, face);
  doc.fontSize(size).fillColor(colour).text(printed, x, y, { width, align, lineGap: 2 });
  return doc.y;
}

/** The logo hangs on a line from edge to edge, as on our web pages. */
function drawSender(pen: Pen, { seller }: InvoiceSheet, words: Words): void {
  drawLogo(pen, seller, { x: LEFT, y: 44, width: 118 });
  const lines = [
    `${seller.street}, ${seller.postalCode} ${seller.city}`,
    `${words.chamberOfCommerce} ${seller.chamberOfCommerce}`,
    `${words.vatNumber} ${seller.vatNumber}`,
  ];
  const place = { x: 300, width: RIGHT - 300, align: "right" } as const;
  let y = write(pen, seller.company, { ...place, y: 44, face: "strong" });
  for (const line of lines) y = write(pen, line, { ...place, y, colour: SOFT, size: 9 });
  decorate(pen, () => {
    const { doc } = pen;
    doc.moveTo(0, 122).lineTo(PAGE.width, 122).lineWidth(1.4).strokeColor(ROPE).stroke();
    for (const x of [LEFT + 30, RIGHT - 30]) {
      doc
        .roundedRect(x - 4, 110, 8, 24, 2.6)
        .lineWidth(1.2)
        .fillAndStroke(SUN, ROPE);
    }
  });
}

function drawHead(pen: Pen, { title, customer, facts }: InvoiceSheet): number {
  const heading = { face: "head", size: 26, tag: { type: "H1" } } as const;
  let left = write(pen, title, { x: LEFT, y: 158, width: 240, ...heading }) + 14;
  for (const [index, line] of customer.entries()) {
    const face = index === 0 ? "strong" : "text";
    left = write(pen, line, { x: LEFT, y: left, width: 230, face, size: 10.5 });
  }
  let right = 166;
  const table = addElement(pen, pen.root, "Table");
  for (const [name, value] of facts) {
    const row = addElement(pen, table, "TR");
    write(pen, name, { x: 318, y: right, width: 100, colour: SOFT, tag: rowHead(row) });
    right = write(pen, value, {
      x: 418,
      y: right,
      width: RIGHT - 418,
      align: "right",
      face: "strong",
      tag: cell(row),
    });
    right += 4;
  }
  return Math.max(left, right) + 30;
}

const rowHead = (parent: Element) => ({ parent, type: "TH", scope: "Row" }) as const;
const columnHead = (parent: Element) => ({ parent, type: "TH", scope: "Column" }) as const;
const cell = (parent: Element) => ({ parent, type: "TD" }) as const;

function drawRows(pen: Pen, sheet: InvoiceSheet, top: number, words: Words): number {
  const table = addElement(pen, pen.root, "Table");
  const labels = sheet.columns.map(({ label }) => label);
  const head = columnHead(addElement(pen, table, "TR"));
  const drawHeads = (from: number, draw: Draw) => {
    const below = drawCells(sheet, labels, { y: from, face: "strong" }, draw) + 5;
    rule(pen, below, LEFT, INK);
    return below + 8;
  };
  let y = drawHeads(top, (text, placed) => write(pen, text, { ...placed, tag: head }));
  for (const cells of sheet.rows) {
    if (y > BOTTOM) {
      turnPage(pen, sheet, words);
      // The table has its header cells already.
      y = drawHeads(56, (text, placed) => printDecoration(pen, text, placed));
    }
    const tag = cell(addElement(pen, table, "TR"));
    const below =
      drawCells(sheet, cells, { y, face: "text" }, (text, placed) =>
        write(pen, text, { ...placed, tag }),
      ) + 6;
    rule(pen, below, LEFT);
    y = below + 7;
  }
  return y;
}

type Draw = (text: string, placed: Placed) => number;

/** Returns the y below the tallest cell. */
const drawCells = (
  { columns }: InvoiceSheet,
  cells: readonly string[],
  how: { y: number; face: Face },
  draw: Draw,
): number =>
  Math.max(
    ...columns.map(({ x, width, align }, index) =>
      draw(cells[index] ?? "", { x, width, align, ...how }),
    ),
  );

/** Repeated text, which screen readers skip. */
function printDecoration(pen: Pen, text: string, placed: Placed): number {
  decorate(pen, () => print(pen, text, placed));
  return pen.doc.y;
}

/** The footer is read on the last page. */
function turnPage(pen: Pen, sheet: InvoiceSheet, words: Words): void {
  drawFoot(pen, sheet, words, printDecoration);
  pen.doc.addPage();
}

function drawSum(pen: Pen, sheet: InvoiceSheet, top: number, words: Words): void {
  const { sums, total, closing } = sheet;
  const x = 250;
  const needed = (sums.length + 3) * 20 + (closing ? 50 : 0);
  const isTurned = top + needed > BOTTOM;
  if (isTurned) turnPage(pen, sheet, words);
  let y = isTurned ? 56 : top + 8;
  const table = addElement(pen, pen.root, "Table");
  for (const [name, amount] of sums) {
    const row = addElement(pen, table, "TR");
    const below = write(pen, name, { x, y, width: 215, colour: SOFT, tag: rowHead(row) }) + 5;
    write(pen, amount, { x: RIGHT - 100, y, width: 100, align: "right", tag: cell(row) });
    y = below;
  }
  rule(pen, y + 2, x, INK);
  y += 12;
  const row = addElement(pen, table, "TR");
  const name = { x, y: y + 2, width: 120, face: "head", size: 14 } as const;
  write(pen, words.total, { ...name, tag: rowHead(row) });
  const amount = { x: 380, y: y - 2, width: RIGHT - 380, align: "right" } as const;
  const below = write(pen, total, { ...amount, face: "head", size: 20, tag: cell(row) });
  if (closing) write(pen, closing, { x: LEFT, y: below + 24, width: RIGHT - LEFT, size: 10.5 });
}

function drawFoot(pen: Pen, { note, seller }: InvoiceSheet, words: Words, draw = write): void {
  const place = { x: LEFT, width: RIGHT - LEFT, size: 8.5, colour: SOFT };
  const y = draw(pen, note, { ...place, y: PAGE.height - 66 });
  draw(pen, words.questions(seller.phone, seller.email), { ...place, y });
}

const rule = (pen: Pen, y: number, from: number, colour = RULE) =>
  decorate(pen, () => {
    pen.doc.moveTo(from, y).lineTo(RIGHT, y).lineWidth(0.7).strokeColor(colour).stroke();
  });
