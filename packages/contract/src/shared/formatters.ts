import type { Language } from "./constants.ts";

export const LOCALES: Record<Language, string> = { nl: "nl-NL", en: "en-GB" };

/** Making one takes a hundred times as long as using it, and a page uses dozens: each is made once. */
function made<Options, Format>(make: (locale: string, options?: Options) => Format) {
  const kept = new Map<string, Format>();
  return (language: Language, options?: Options): Format => {
    const key = `${language} ${JSON.stringify(options)}`;
    const format = kept.get(key) ?? make(LOCALES[language], options);
    kept.set(key, format);
    return format;
  };
}

export const dateFormat = made<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  (locale, options) => new Intl.DateTimeFormat(locale, options),
);

export const numberFormat = made<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (locale, options) => new Intl.NumberFormat(locale, options),
);
