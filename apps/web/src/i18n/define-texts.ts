import type { Language } from "@waslijn/contract/shared/constants";
import { use } from "react";
import { useLanguage } from "./language-context.ts";

/** Type of a dictionary: nested strings, and functions for texts with parameters. */
export type Translated<T> = T extends string
  ? string
  : T extends (...parameters: infer P) => infer R
    ? (...parameters: P) => Translated<R>
    : { [K in keyof T]: Translated<T[K]> };

type Loaders<T> = {
  en: () => Promise<{ default: T }>;
  nl: () => Promise<{ default: Translated<T> }>;
};

/** Texts per language: each is loaded once, and read synchronously afterwards. */
class Dictionary<T> {
  #loaders: Loaders<T>;
  #loaded = new Map<Language, Translated<T>>();
  #asked = new Map<Language, Promise<Translated<T>>>();
  #failed = new Set<Language>();

  constructor(loaders: Loaders<T>) {
    this.#loaders = loaders;
  }

  /** Starts loading; retries if the last attempt failed. */
  load(language: Language): Promise<Translated<T>> {
    return this.#failed.delete(language) ? this.#start(language) : this.#ask(language);
  }

  /** Suspends until loaded. Does not retry a failure, or React would re-render forever. */
  read(language: Language): Translated<T> {
    return this.#loaded.get(language) ?? use(this.#ask(language));
  }

  #ask(language: Language): Promise<Translated<T>> {
    return this.#asked.get(language) ?? this.#start(language);
  }

  #start(language: Language): Promise<Translated<T>> {
    const running = this.#fetch(language);
    this.#asked.set(language, running);
    running.catch(() => this.#failed.add(language));
    return running;
  }

  async #fetch(language: Language): Promise<Translated<T>> {
    const { default: texts } = await this.#loaders[language]();
    this.#loaded.set(language, texts as Translated<T>);
    return texts as Translated<T>;
  }
}

const declared = new Set<Dictionary<unknown>>();

/**
 * Declares a feature's texts and returns the hook that reads them. Only the current language is loaded; the entries
 * load all declared dictionaries before they render, so that nothing suspends.
 */
export function defineTexts<T>(loaders: Loaders<T>): () => Translated<T> {
  const dictionary = new Dictionary(loaders);
  declared.add(dictionary);
  return () => dictionary.read(useLanguage());
}

/** Loads all dictionaries declared by the modules loaded so far. */
export async function loadTexts(language: Language): Promise<void> {
  await Promise.all([...declared].map((dictionary) => dictionary.load(language)));
}
