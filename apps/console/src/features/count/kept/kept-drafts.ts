import type { CountDraft } from "../count-draft.ts";

const PREFIX = "count ";
/** Who counted goes on with what the tablet has; nobody wants what somebody counted last week. */
const KEPT_MS = 7 * 86_400_000;

type Kept = { draft: CountDraft; at: number };
/** Whose draft of which bag. */
export type DraftName = { owner: string; number: string; bag: number };

const keyOf = ({ owner, number, bag }: DraftName): string => `${PREFIX}${owner} ${number} ${bag}`;

/** What is being counted, on this device and without a customer's name (COUNT-03). */
export const readDraft = (name: DraftName): CountDraft | undefined =>
  parse(localStorage.getItem(keyOf(name)))?.draft;

export function keepDraft(name: DraftName, draft: CountDraft): void {
  const kept: Kept = { draft, at: Date.now() };
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing: the count goes on, on this page alone, and the screen says so.
  }
}

export function dropDraft(name: DraftName): void {
  localStorage.removeItem(keyOf(name));
}

/** Those that no one came back to. */
export function dropOldDrafts(): void {
  const names = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  for (const name of names) {
    const kept = parse(localStorage.getItem(name));
    if (!kept || Date.now() - kept.at >= KEPT_MS) localStorage.removeItem(name);
  }
}

function parse(text: string | null): Kept | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as Kept);
  } catch {
    return undefined;
  }
}
