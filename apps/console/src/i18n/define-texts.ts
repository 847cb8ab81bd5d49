import type { Language } from "@waslijn/contract/shared/constants";
import { useLanguage } from "./language.tsx";

/** Declares a feature's texts and returns the hook that reads them. Both languages are bundled: a few kilobytes. */
export function defineTexts<T>(texts: Record<Language, T>): () => T {
  return () => texts[useLanguage()];
}
