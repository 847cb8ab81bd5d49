import { defineTexts } from "../../i18n/define-texts.ts";

export type Toast = {
  kind: "good" | "bad";
  words: string;
  /** Reverts the act, where possible. */
  undo?: (() => void) | undefined;
  /** What it is about: a success removes the failures of the same source. */
  source?: string;
};

const SHOWN_MS = 6000;
/** Long enough to read it, notice the mistake and press. */
const UNDO_MS = 15_000;

/** Time until a toast disappears; failures stay until dismissed. */
export function leavesAfterMs({ kind, undo }: Toast): number | undefined {
  if (kind === "bad") return undefined;
  return undo ? UNDO_MS : SHOWN_MS;
}

/** A new success replaces the last one and the failures of its source; other failures stay, without duplicates. */
export const withToast = (shown: readonly Toast[], next: Toast): Toast[] => [
  ...shown.filter(({ kind, words, source }) => {
    const isSettled = next.kind === "good" && source !== undefined && source === next.source;
    return kind === "bad" && words !== next.words && !isSettled;
  }),
  next,
];

export const useToastTexts = defineTexts({
  en: {
    undo: "Undo",
    undone: "Put back as it was.",
    busy: "Still busy, try again.",
    putAway: "Close",
  },
  nl: {
    undo: "Maak ongedaan",
    undone: "Teruggezet zoals het was.",
    busy: "Nog bezig, probeer het zo weer.",
    putAway: "Sluit",
  },
});
