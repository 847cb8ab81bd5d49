import type { Language } from "@waslijn/contract/shared/constants";
import { dateFormat } from "@waslijn/contract/shared/formatters";

/** `di 1 december`, `Tue 1 December`. */
export const turnDay = (date: string, language: Language): string =>
  dateFormat(language, {
    weekday: "short",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  })
    .format(new Date(`${date}T00:00:00Z`))
    .replace(",", "");
