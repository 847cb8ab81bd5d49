import type { Language } from "./constants.ts";

export const LOCALES: Record<Language, string> = { nl: "nl", en: "en-GB" };

const cache: Record<string, unknown> = {};

/** Cache of Intl formatters: constructing one takes a hundred times as long as using it, and a page uses dozens. */
export const formatter = <Options, Format>(
  Kind: new (locale: string, options?: Options) => Format,
  language: Language,
  options?: Options,
): Format =>
  (cache[Kind.name + language + JSON.stringify(options)] ??= new Kind(
    LOCALES[language],
    options,
  )) as Format;
