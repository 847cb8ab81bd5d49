import type { CountDraft } from "./count-draft.ts";

const PREFIX = "count ";
/** Drafts expire after a week. */
const STORED_MS = 7 * 86_400_000;

type StoredDraft = { draft: CountDraft; at: number };
/** Key of a draft: user, order and bag label; without a label there is one draft per order. */
export type DraftName = { owner: string; number: string; label: number | undefined };

const keyOf = ({ owner, number, label }: DraftName): string =>
  `${PREFIX}${owner} ${number} ${label ?? ""}`;

/** Drafts in localStorage, without the customer's name (COUNT-03). */
export const readDraft = (name: DraftName): CountDraft | undefined =>
  parse(localStorage.getItem(keyOf(name)))?.draft;

export function keepDraft(name: DraftName, draft: CountDraft): void {
  const stored: StoredDraft = { draft, at: Date.now() };
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(stored));
  } catch {
    // Storage refused: the draft exists on this page only, and the screen shows it.
  }
  tell();
}

export function dropDraft(name: DraftName): void {
  localStorage.removeItem(keyOf(name));
  tell();
}

/** Deletes expired drafts. */
export function dropOldDrafts(): void {
  const names = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  for (const name of names) {
    const stored = parse(localStorage.getItem(name));
    if (!stored || Date.now() - stored.at >= STORED_MS) localStorage.removeItem(name);
  }
  tell();
}

const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());

export const followDrafts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  // Changes by other tabs.
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
};

/**
 * Unsent drafts as `number` or `number label`, one per line: a string is a stable snapshot for useSyncExternalStore.
 */
export const unsentDrafts = (owner: string): string =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(`${PREFIX}${owner} `))
    .map((key) => key.slice(PREFIX.length + owner.length + 1).trim())
    .toSorted()
    .join("\n");

function parse(text: string | null): StoredDraft | undefined {
  try {
    const stored = text === null ? undefined : (JSON.parse(text) as StoredDraft);
    return stored && { ...stored, draft: withOpened(stored.draft) };
  } catch {
    return undefined;
  }
}

/** Migrates drafts of an earlier version, which lack `opened`: treated as started from an empty state. */
export const withOpened = (draft: CountDraft & { bag?: number }): CountDraft =>
  "opened" in draft
    ? draft
    : {
        ...(draft as CountDraft),
        id: crypto.randomUUID(),
        label: (draft as { bag?: number }).bag,
        opened: { version: 1, counted: null, kept: [] },
      };
