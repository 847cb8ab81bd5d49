import { defineTexts } from "../../i18n/define-texts.ts";

export type Toast = {
  kind: "good" | "bad";
  words: string;
  /** Takes back what was done, where that can be. */
  undo?: (() => void) | undefined;
};

const SHOWN_MS = 6000;
/** Long enough to read it, see the mistake and press. */
const UNDO_MS = 15_000;

/** After how long it goes by itself: what went wrong stays until somebody has seen it. */
export function leavesAfterMs({ kind, undo }: Toast): number | undefined {
  if (kind === "bad") return undefined;
  return undo ? UNDO_MS : SHOWN_MS;
}

/** The last good news takes the place of the one before; what went wrong stays beside it, once. */
export const withToast = (shown: readonly Toast[], next: Toast): Toast[] => [
  ...shown.filter(({ kind, words }) => kind === "bad" && words !== next.words),
  next,
];

export const useToastTexts = defineTexts({
  en: { undo: "Undo", undone: "Put back as it was.", putAway: "Close" },
  nl: { undo: "Maak ongedaan", undone: "Teruggezet zoals het was.", putAway: "Sluit" },
});
