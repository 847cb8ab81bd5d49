import type { Language } from "@waslijn/contract/shared/constants";
import { loadTexts } from "./define-texts.ts";

/**
 * Loads a module and, in the browser, the texts that it declares. Lazy components need it: one that suspends at its
 * texts may fail on the replay, where they are read without `use` (React error 467).
 */
export const withTexts =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    const loaded = await load();
    if (!import.meta.env.SSR) await loadTexts(document.documentElement.lang as Language);
    return loaded;
  };
