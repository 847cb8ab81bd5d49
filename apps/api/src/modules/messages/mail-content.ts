import type { MailFile } from "../../outside/mailer.ts";

/** A block of a mail. Both the HTML and the plain text are rendered from blocks. */
export type Block =
  | { kind: "text"; text: string }
  | { kind: "small"; text: string }
  | { kind: "heading"; text: string }
  | { kind: "facts"; facts: readonly Fact[] }
  | { kind: "sums"; lines: readonly Fact[]; sums: readonly Fact[] }
  | { kind: "steps"; steps: readonly string[] }
  | { kind: "link"; text: string; url: string }
  | Button;

/** `isQuiet`: secondary to the mail's main button. `note`: the rules that apply, below the button. */
type Button = { kind: "button"; text: string; url: string; isQuiet?: boolean; note?: string };

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
): Block => ({
  kind: "facts",
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
  more: Pick<Button, "isQuiet" | "note"> = {},
): Block => ({ kind: "button", text: words, url, ...more });
