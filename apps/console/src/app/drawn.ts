import type { Language } from "@waslijn/contract/shared/constants";
import { currentLanguage, keepLanguage } from "../i18n/current-language.ts";

/** What the server drew the document with: the browser begins with the same. */
export type Drawn = {
  language: Language;
  /** The day in Amsterdam. */
  today: string;
  /** The number of the last event of any order before these answers. */
  event: number;
  answers: { queryKey: readonly unknown[]; data: unknown }[];
};

export const DRAWN_ID = "drawn";

/** Nothing where the server drew nothing, or in another language than this device's. */
export function readDrawn(): Drawn | undefined {
  const text = document.getElementById(DRAWN_ID)?.textContent;
  if (!text) return undefined;
  const drawn = JSON.parse(text) as Drawn;
  const language = currentLanguage();
  if (drawn.language === language) return drawn;
  // The next one will be.
  keepLanguage(language);
  return undefined;
}
