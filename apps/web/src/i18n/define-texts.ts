import type { Language } from "@waslijn/contract/constants";
import { use } from "react";
import { useLanguage } from "./language-context.ts";

/** The shape of a dictionary: strings, and functions for texts with parameters, in any depth. */
export type Translated<T> = {
  [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...parameters: infer P) => infer R
      ? (...parameters: P) => Translated<{ value: R }>["value"]
      : Translated<T[K]>;
};

type Loaders<T> = {
  en: () => Promise<{ default: T }>;
  nl: () => Promise<{ default: Translated<T> }>;
};
type Dictionary<T> = {
  loaded: Map<Language, Translated<T>>;
  load(language: Language): Promise<Translated<T>>;
};

const dictionaries = new Set<Dictionary<unknown>>();

/**
 * Declares a feature's texts and gives the hook that reads them. Only the language in use is loaded;
 * the entries load all declared dictionaries before they render, so that nothing waits on screen.
 */
export function defineTexts<T>(loaders: Loaders<T>): () => Translated<T> {
  const pending = new Map<Language, Promise<Translated<T>>>();
  const dictionary: Dictionary<T> = {
    loaded: new Map(),
    load(language) {
      const started =
        pending.get(language) ??
        (loaders[language]() as Promise<{ default: Translated<T> }>).then(({ default: texts }) => {
          dictionary.loaded.set(language, texts);
          return texts;
        });
      pending.set(language, started);
      return started;
    },
  };
  dictionaries.add(dictionary as Dictionary<unknown>);
  return function useTexts() {
    const language = useLanguage();
    return dictionary.loaded.get(language) ?? use(dictionary.load(language));
  };
}

/** Loads every dictionary that the modules loaded so far have declared. */
export async function loadTexts(language: Language): Promise<void> {
  await Promise.all([...dictionaries].map((dictionary) => dictionary.load(language)));
}
