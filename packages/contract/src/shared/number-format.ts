import type { Language } from "./constants.ts";
import { LOCALES } from "./locales.ts";

const kept: Record<string, Intl.NumberFormat> = {};

/** Each is made once, as those of dates are. */
export const numberFormat = (
  language: Language,
  options?: Intl.NumberFormatOptions,
): Intl.NumberFormat =>
  (kept[language + JSON.stringify(options)] ??= new Intl.NumberFormat(LOCALES[language], options));
