import type { Language } from "@waslijn/contract/shared/constants";
import { loadTexts } from "./define-texts.ts";

/** Loads a module and, in the browser, the texts that it declares. */
export const withTexts =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    const loaded = await load();
    if (!import.meta.env.SSR) await loadTexts(document.documentElement.lang as Language);
    return loaded;
  };
