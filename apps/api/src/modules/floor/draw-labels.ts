import { brand } from "@waslijn/contract/shared/brand";
import { DEFAULT_LANGUAGE } from "@waslijn/contract/shared/constants";
import { buffer } from "node:stream/consumers";
import type { Face } from "../bills/invoice/invoice-faces.ts";
import {
  addElement,
  drawElement,
  openPen,
  selectFace,
  type Doc,
  type Pen,
} from "../bills/invoice/pen.ts";

export type Label = { number: string; name: string; address: readonly string[] };

const POINTS_IN_MM = 72 / 25.4;
/** Margin within a label: printers shift a page by a millimetre or two. */
const EDGE = 5;
const sender = (): string => `${brand.company}, ${brand.street}, ${brand.postalCode} ${brand.city}`;

type Line = { text: string; size: number; face: Face };

/** Address labels in exact millimetres: print at 100 %, without scaling to the page. */
export async function drawLabels(
  labels: readonly Label[],
  { paper, used = 0 }: { paper: LabelPaper; used?: number },
): Promise<Buffer> {
  const [width, height] = LABEL_PAPERS[paper].page;
  const size: [number, number] = [width * POINTS_IN_MM, height * POINTS_IN_MM];
  const pen = await openPen({
    size,
    title: "Labels",
    author: brand.company,
    language: DEFAULT_LANGUAGE,
  });
  const { doc } = pen;
  const bytes = buffer(doc);
  let page = 0;
  for (const [index, place] of labelPlaces(paper, labels.length, used).entries()) {
    const label = labels[index];
    if (!label) break;
    for (; page < place.page; page++) doc.addPage();
    drawLabel(pen, label, place);
  }
  pen.root.end();
  doc.end();
  return bytes;
}

/** Draws sender and order number small, the recipient large. */
function drawLabel(pen: Pen, { number, name, address }: Label, place: Place): void {
  const lines: Line[] = [
    { text: `${sender()} · ${number}`, size: 5.5, face: "text" },
    { text: name, size: 11, face: "strong" },
    ...address.map((text): Line => ({ text, size: 11, face: "text" })),
  ];
  const x = (place.x + EDGE) * POINTS_IN_MM;
  const width = (place.width - 2 * EDGE) * POINTS_IN_MM;
  let y = (place.y + EDGE) * POINTS_IN_MM;
  const { doc } = pen;
  const section = addElement(pen, pen.root, "Sect");
  for (const [index, { text, size, face }] of lines.entries()) {
    drawElement(pen, section, "P", () => {
      const printed = selectFace(doc, text, face);
      doc.fontSize(fitting(doc, printed, size, width));
      doc.text(printed, x, y, { width, lineBreak: false });
    });
    y += size * (index === 0 ? 2 : 1.35);
  }
}

/** Shrinks a long line instead of cutting it: the postal service needs all of it. */
function fitting(doc: Doc, text: string, size: number, width: number): number {
  const needed = doc.fontSize(size).widthOfString(text);
  return needed > width ? Math.floor(((size * width) / needed) * 10) / 10 : size;
}

/** Millimetres from the top left corner of a page. */
type Place = { page: number; x: number; y: number; width: number; height: number };

type Paper = {
  page: readonly [width: number, height: number];
  label: readonly [width: number, height: number];
  /** Position of the first label, and the distance to the next. */
  first: readonly [x: number, y: number];
  step: readonly [x: number, y: number];
  columns: number;
  rows: number;
};

/**
 * Common label formats: a sheet of 21 (Avery L7160 and compatible: 63.5 × 38.1 mm, three by seven), and a roll of large
 * address labels (DYMO 99012: 89 × 36 mm, one per page).
 */
const LABEL_PAPERS = {
  sheet: {
    page: [210, 297],
    label: [63.5, 38.1],
    first: [7.21, 15.15],
    step: [66.04, 38.1],
    columns: 3,
    rows: 7,
  },
  roll: { page: [89, 36], label: [89, 36], first: [0, 0], step: [0, 0], columns: 1, rows: 1 },
} as const satisfies Record<string, Paper>;

export type LabelPaper = keyof typeof LABEL_PAPERS;

/** Positions of the labels, row by row; `used` labels of the first sheet are skipped. */
export function labelPlaces(name: LabelPaper, labels: number, used: number): Place[] {
  const { label, first, step, columns, rows }: Paper = LABEL_PAPERS[name];
  const perPage = columns * rows;
  return Array.from({ length: labels }, (_, index) => {
    const at = index + (used % perPage);
    const onPage = at % perPage;
    return {
      page: Math.floor(at / perPage),
      x: first[0] + (onPage % columns) * step[0],
      y: first[1] + Math.floor(onPage / columns) * step[1],
      width: label[0],
      height: label[1],
    };
  });
}
