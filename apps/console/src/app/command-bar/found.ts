import { foldText } from "@waslijn/contract/shared/fold-text";
import type { IconName } from "../../parts/icon/icon.tsx";

/** One line of the command bar. */
export type Found = {
  id: string;
  icon: IconName;
  label: string;
  /** Quietly at the end of the line. */
  end: string;
  /** The key that does the same without the bar. */
  keys?: string;
  act: () => void;
};

/** Every word must be there, as in the search of orders. */
export function fits(words: string, label: string): boolean {
  const text = foldText(label);
  return foldText(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
