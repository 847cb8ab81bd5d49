import type { CountDraft } from "./count-draft.ts";

const PREFIX = "count ";
/** Who counted goes on with what the tablet has; nobody wants what somebody counted last week. */
const KEPT_MS = 7 * 86_400_000;

type Kept = { draft: CountDraft; at: number };
/** Whose draft of which bag, by its label; without one there is one draft of an order. */
export type DraftName = { owner: string; number: string; label: number | undefined };

const keyOf = ({ owner, number, label }: DraftName): string =>
  `${PREFIX}${owner} ${number} ${label ?? ""}`;

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
  tell();
}

export function dropDraft(name: DraftName): void {
  localStorage.removeItem(keyOf(name));
  tell();
}

/** Those that no one came back to. */
export function dropOldDrafts(): void {
  const names = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  for (const name of names) {
    const kept = parse(localStorage.getItem(name));
    if (!kept || Date.now() - kept.at >= KEPT_MS) localStorage.removeItem(name);
  }
  tell();
}

const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());

export const followDrafts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  // What another tab of this device counts.
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
};

/** The drafts that somebody began and did not send, as `number` or `number label`, in one line: a stable value. */
export const unsentDrafts = (owner: string): string =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(`${PREFIX}${owner} `))
    .map((key) => key.slice(PREFIX.length + owner.length + 1).trim())
    .toSorted()
    .join("\n");

function parse(text: string | null): Kept | undefined {
  try {
    const kept = text === null ? undefined : (JSON.parse(text) as Kept);
    return kept && { ...kept, draft: withOpened(kept.draft) };
  } catch {
    return undefined;
  }
}

/** A draft of the version before did not keep what it was begun on: nothing that the server has was seen by it. */
export const withOpened = (draft: CountDraft & { bag?: number }): CountDraft =>
  "opened" in draft
    ? draft
    : {
        ...(draft as CountDraft),
        id: crypto.randomUUID(),
        label: (draft as { bag?: number }).bag,
        opened: { version: 1, counted: null, kept: [] },
      };
