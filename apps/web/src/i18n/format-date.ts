import type { Language } from "@waslijn/contract/shared/constants";
import { dateFormat } from "@waslijn/contract/shared/formatters";

/** A calendar date has no zone; it is formatted as the UTC day it is parsed as. */
const asUtc = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** `dinsdag 17 november`, `Tuesday 17 November` (TIME-16). */
export function formatDate(date: string, language: Language): string {
  const format = dateFormat(language, {
    weekday: "long",
    day: "2-digit",
    month: "long",
    timeZone: "UTC",
  });
  return format.format(asUtc(date)).replace(",", "");
}

/** The pieces of a day on the strip: `di`, `17`, `nov`. */
export function dayParts(
  date: string,
  language: Language,
): { weekday: string; day: string; month: string } {
  const part = (options: Intl.DateTimeFormatOptions): string =>
    dateFormat(language, { ...options, timeZone: "UTC" }).format(asUtc(date));
  return {
    weekday: part({ weekday: "short" }),
    day: part({ day: "numeric" }),
    month: part({ month: "short" }),
  };
}
