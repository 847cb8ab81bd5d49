import type { Language } from "@waslijn/contract/shared/constants";
import { LOCALES } from "../../i18n/locales.ts";

/** `di 1 december`, `Tue 1 December`. */
export const turnDay = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    weekday: "short",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  })
    .format(new Date(`${date}T00:00:00Z`))
    .replace(",", "");
