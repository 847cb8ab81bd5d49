import type { Language } from "@waslijn/contract/shared/constants";
import { formatter } from "@waslijn/contract/shared/formatters";

/** A calendar date has no time zone: parsed and formatted as a UTC day. */
export const formatCalendar = (
  date: string,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): string =>
  formatter(Intl.DateTimeFormat, language, { ...options, timeZone: "UTC" })
    .format(new Date(`${date}T00:00:00Z`))
    .replace(",", "");

/** `dinsdag 17 november`, `Tuesday 17 November` (TIME-16). */
export const formatDate = (date: string, language: Language): string =>
  formatCalendar(date, language, { weekday: "long", day: "2-digit", month: "long" });

/** Parts of a day on the day strip: `di`, `17`, `nov`. */
export const dayParts = (
  date: string,
  language: Language,
): { weekday: string; day: string; month: string } => ({
  weekday: formatCalendar(date, language, { weekday: "short" }),
  day: formatCalendar(date, language, { day: "numeric" }),
  month: formatCalendar(date, language, { month: "short" }),
});
