import { formatDate } from "../../i18n/format-date.ts";
import { useLanguage } from "../../i18n/language-context.ts";

/** A day in a sentence: `woensdag 2 december`, where a list of days would write `02`. */
export function usePayBy(date: string): string {
  return formatDate(date, useLanguage()).replace(/\b0/, "");
}
