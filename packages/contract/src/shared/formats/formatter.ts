import type { Language } from "../constants.ts";

/** Never the browser's or the machine's own locale. */
export const localeOf = (language: Language): string => (language === "nl" ? "nl" : "en-GB");

const cache: Record<string, unknown> = {};

/** Cached: creating an `Intl` object takes a hundred times as long as using it. */
export const formatter = <Options, Format>(
  Kind: new (locale: string, options?: Options) => Format,
  language: Language,
  options?: Options,
): Format =>
  (cache[Kind.name + language + JSON.stringify(options)] ??= new Kind(
    localeOf(language),
    options,
  )) as Format;
