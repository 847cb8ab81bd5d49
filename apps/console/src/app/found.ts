import type { IconName } from "../parts/icon/icon.tsx";

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

/** Every word must be there. Labels are our own texts: only names that are searched for need folding. */
export function fits(words: string, label: string): boolean {
  const text = label.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
