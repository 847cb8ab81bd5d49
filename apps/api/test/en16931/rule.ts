import type { Element } from "./read-xml.ts";

/** An invoice or a credit note, with the names that differ between the two. */
export type Document = {
  root: Element;
  isCredit: boolean;
  lines: Element[];
  quantity: string;
};

/** One published rule: its id, its text and a check that returns whether it holds. */
export type Rule = [id: string, words: string, holds: (document: Document) => boolean];
