import type { MailFile } from "../../outside/mailer.ts";

/** A mail as a list of blocks, from which both its HTML and its plain text are made. */
export type Block =
  | { kind: "text"; text: string }
  | { kind: "small"; text: string }
  | { kind: "heading"; text: string }
  | { kind: "facts"; facts: readonly Fact[] }
  | { kind: "sums"; lines: readonly Fact[]; sums: readonly Fact[] }
  | { kind: "steps"; steps: readonly string[] }
  | { kind: "link"; text: string; url: string }
  | Button;

/** A quiet one stands beside the mail's main button; a note says what holds where it leads. */
type Button = { kind: "button"; text: string; url: string; isQuiet?: boolean; note?: string };

/** A label and its value; a value may have several lines. */
export type Fact = readonly [label: string, value: string];

/** One peg on the line that shows how far an order is. */
export type Peg = { word: string; at: "done" | "now" | "next" };

export type MailContent = {
  subject: string;
  /** What a list of mails shows beside the subject. */
  preview: string;
  /** The one sentence that says it all. */
  title: string;
  /** How far the order is; mails about something else have no line. */
  line?: readonly Peg[] | undefined;
  blocks: readonly Block[];
  files?: MailFile[];
  /** Where it goes if that is not the address the job names. */
  to?: string;
};

export const text = (words: string): Block => ({ kind: "text", text: words });
export const small = (words: string): Block => ({ kind: "small", text: words });
export const heading = (words: string): Block => ({ kind: "heading", text: words });
export const steps = (words: readonly string[]): Block => ({ kind: "steps", steps: words });
/** Facts without a value are left out. */
export const facts = (list: readonly (readonly [string, string | null | undefined])[]): Block => ({
  kind: "facts",
  facts: list.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
});
/** What was bought, line by line, over what it comes to. */
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
