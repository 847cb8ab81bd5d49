import { localeOf } from "@waslijn/contract/shared/formats/formatter";
import type { Language } from "@waslijn/contract/shared/constants";
import type Pdf from "pdfkit";
import { loadFaces, printable, type Face } from "./invoice-faces.ts";

export type Doc = InstanceType<typeof Pdf>;
export type Element = ReturnType<Doc["struct"]>;

type Paper = {
  size: "A4" | [width: number, height: number];
  title: string;
  author: string;
  language: Language;
  /** A fixed date makes repeated renderings byte-identical. */
  date?: Date;
};

/** A new document and its structure element, to which everything drawn is added in reading order. */
export type Pen = { doc: Doc; root: Element };

/**
 * Opens a document as PDF/A-2a: archivable (fonts embedded, XMP metadata, an output intent) and tagged, so that a screen
 * reader knows its language, headings and tables. What is only decoration must be drawn by `decorate`.
 */
export async function openPen({ size, title, author, language, date }: Paper): Promise<Pen> {
  const faces = await loadFaces();
  // Loaded with the first document: its fonts' tables take a start tens of milliseconds.
  const { default: Document } = await import("pdfkit");
  const doc = new Document({
    size,
    margin: 0,
    lang: localeOf(language),
    displayTitle: true,
    subset: "PDF/A-2a",
    tagged: true,
    pdfVersion: "1.7",
    info: { Title: title, Author: author, ...(date && { CreationDate: date }) },
  });
  for (const [face, file] of faces) doc.registerFont(face, file);
  const root = doc.struct("Document");
  doc.addStructure(root);
  return { doc, root };
}

/** Adds an empty element, to be filled by further calls. */
export function addElement({ doc }: Pen, parent: Element, type: string): Element {
  const element = doc.struct(type);
  parent.add(element);
  return element;
}

/** What `draw` draws is the content of a new element. */
export function drawElement(
  { doc }: Pen,
  parent: Element,
  type: string,
  draw: () => void,
  options: { scope?: "Row" | "Column"; alt?: string; bbox?: [number, number, number, number] } = {},
): void {
  parent.add(doc.struct(type, options, draw));
}

/** What `draw` draws is skipped by screen readers. */
export function decorate({ doc }: Pen, draw: () => void): void {
  doc.markContent("Artifact", { type: "Layout" });
  draw();
  doc.endMarkedContent();
}

/** Selects a font that has the text's characters, and returns the text as that font can print it. */
export function selectFace(doc: Doc, text: string, wanted: Face): string {
  const { face, text: printed } = printable(text, wanted);
  doc.font(face);
  return printed;
}
