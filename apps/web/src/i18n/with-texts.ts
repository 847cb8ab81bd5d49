import type { Language } from "@waslijn/contract/shared/constants";
import { loadTexts } from "./define-texts.ts";

/** A module that comes later, and in the browser the texts that it declares with it. */
export const withTexts =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    const loaded = await load();
    if (!import.meta.env.SSR) await loadTexts(document.documentElement.lang as Language);
    return loaded;
  };
