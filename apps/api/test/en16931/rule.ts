import type { Element } from "./read-xml.ts";

/** An invoice or a credit note, with what differs between the two. */
export type Document = {
  root: Element;
  isCredit: boolean;
  lines: Element[];
  quantity: string;
};

/** One published rule: its id, its words and what holds where it is kept. */
export type Rule = [id: string, words: string, isKept: (document: Document) => boolean];
