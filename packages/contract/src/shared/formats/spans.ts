import type { Language } from "../constants.ts";
import { formatLongDate } from "./dates.ts";
import { formatter } from "./formatter.ts";

/** `3–14 november`, or the one day as `dinsdag 3 november`. */
export function formatSpan(first: string, last: string, language: Language): string {
  if (first === last) return formatLongDate(first, language);
  return formatter(Intl.DateTimeFormat, language, {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }).formatRange(Date.parse(first), Date.parse(last));
}
