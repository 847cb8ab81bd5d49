import type { Language } from "@waslijn/contract/shared/constants";
import { LOCALES } from "./locales.ts";

/** `1 dec 2026`, of a day on the calendar. */
export const formatDate = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${date}T00:00:00Z`));
