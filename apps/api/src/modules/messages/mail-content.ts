import type { MailFile } from "../../outside/mailer.ts";

/** A block of a mail. Both the HTML and the plain text are rendered from blocks. */
export type Block =
  | { kind: "text"; text: string }
  | { kind: "small"; text: string }
  | { kind: "heading"; text: string }
  /** `isPlain`: values are sentences, none of them stands out. */
  | { kind: "facts"; facts: readonly Fact[]; isPlain?: boolean }
  | { kind: "sums"; lines: readonly Fact[]; sums: readonly Fact[] }
  | { kind: "steps"; steps: readonly string[] }
  | { kind: "link"; text: string; url: string }
  | Button;

/**
 * `isQuiet`: secondary to the mail's main button. `terms` and `note`: until when the button's page can do what, and the
 * rule behind it, below the button.
 */
type Button = {
  kind: "button";
  text: string;
  url: string;
  isQuiet?: boolean;
  terms?: Terms | undefined;
  note?: string;
};

/** Periods in chronological order: `isNow` is the one at the time of sending. */
export type Terms = {
  question: string;
  periods: readonly { name: string; text: string; isNow: boolean }[];
};

/** A label, its value and, in HTML struck through, the value that it replaces; values may have several lines. */
export type Fact = readonly [label: string, value: string, old?: string | undefined];

/** One step of the order's progress line. */
export type Peg = { word: string; at: "done" | "now" | "next" };

export type MailContent = {
  subject: string;
  /** The preview text that mail programs show beside the subject. */
  preview: string;
  /** The main message, in one sentence. */
  title: string;
  /** The order's progress; only in mails about an order. */
  line?: readonly Peg[] | undefined;
  blocks: readonly Block[];
  files?: MailFile[];
  /** Overrides the recipient of the job. */
  to?: string;
};

export const text = (words: string): Block => ({ kind: "text", text: words });
export const small = (words: string): Block => ({ kind: "small", text: words });
export const heading = (words: string): Block => ({ kind: "heading", text: words });
export const steps = (words: readonly string[]): Block => ({ kind: "steps", steps: words });
/** Facts without a value are left out. */
export const facts = (
  list: readonly (readonly [
    label: string,
    value: string | null | undefined,
    old?: string | undefined,
  ])[],
  more: { isPlain?: boolean } = {},
): Block => ({
  kind: "facts",
  ...more,
  facts: list.flatMap(([label, value, old]) => (value ? [[label, value, old] as const] : [])),
});
/** A table of amounts with its totals. */
export const sums = (lines: readonly Fact[], below: readonly Fact[]): Block => ({
  kind: "sums",
  lines,
  sums: below,
});
export const link = (words: string, url: string): Block => ({ kind: "link", text: words, url });
export const button = (
  words: string,
  url: string,
  more: Pick<Button, "isQuiet" | "terms" | "note"> = {},
): Block => ({ kind: "button", text: words, url, ...more });
