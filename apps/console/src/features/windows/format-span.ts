import type { Language } from "@waslijn/contract/shared/constants";
import { formatter } from "@waslijn/contract/shared/formatters";
import { formatLongDate } from "../../i18n/format-window.ts";

/** `17 november t/m 30 november`, or the one day. */
export function formatSpan(first: string, last: string, language: Language): string {
  if (first === last) return formatLongDate(first, language);
  const format = formatter(Intl.DateTimeFormat, language, {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return format.formatRange(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`));
}

/** `do` and `19`: the head of a column. */
export function dayHead(date: string, language: Language): { weekday: string; day: string } {
  const at = new Date(`${date}T00:00:00Z`);
  const weekday = formatter(Intl.DateTimeFormat, language, { weekday: "short", timeZone: "UTC" });
  return { weekday: weekday.format(at), day: String(at.getUTCDate()) };
}

export const weekdayName = (date: string, language: Language): string =>
  formatter(Intl.DateTimeFormat, language, { weekday: "long", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );
