import type { Language } from "@waslijn/contract/shared/constants";
import { use } from "react";
import type { Translated } from "./define-texts.ts";
import { useLanguage } from "./language-context.ts";

type PartTexts = Record<string, unknown>;

const loaded = new Map<Language, PartTexts>();
let load: (language: Language) => Promise<PartTexts> = async () => ({});

/** The app says where the texts of all parts come from: one file per language, so one request. */
export function providePartTexts(loader: (language: Language) => Promise<PartTexts>): void {
  const pending = new Map<Language, Promise<PartTexts>>();
  load = (language) => {
    const running =
      pending.get(language) ??
      loader(language).then((texts) => {
        loaded.set(language, texts);
        return texts;
      });
    pending.set(language, running);
    return running;
  };
}

export const loadPartTexts = (language: Language): Promise<PartTexts> => load(language);

/** The hook that reads one part's texts by its name in the app's list. */
export function partTexts<T>(part: string): () => Translated<T> {
  return () => {
    const language = useLanguage();
    const texts = (loaded.get(language) ?? use(load(language)))[part];
    if (!texts) throw new Error(`The texts of ${part} are missing from the app's list.`);
    return texts as Translated<T>;
  };
}
