import type { Language } from "@waslijn/contract/shared/constants";
import { formatCalendar } from "../../i18n/format-date.ts";

/** `di 1 december`, `Tue 1 December`. */
export const turnDay = (date: string, language: Language): string =>
  formatCalendar(date, language, { weekday: "short", day: "numeric", month: "long" });
