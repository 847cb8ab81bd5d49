import type { Language } from "@waslijn/contract/shared/constants";
import { useLanguage } from "./language.tsx";

/** Declares a feature's texts and gives the hook that reads them. Staff load both languages: a few kilobytes, once. */
export function defineTexts<T>(texts: Record<Language, T>): () => T {
  return () => texts[useLanguage()];
}
