import type { Language } from "@waslijn/contract/constants";
import { LOCALES } from "./locales.ts";

/** A calendar date has no zone; it is formatted as the UTC day it is parsed as. */
const asUtc = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** `dinsdag 17 november`, `Tuesday 17 November` (TIME-16). */
export function formatDate(date: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
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
    new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: "UTC" }).format(asUtc(date));
  return {
    weekday: part({ weekday: "short" }),
    day: part({ day: "numeric" }),
    month: part({ month: "short" }),
  };
}

/** `maandag t/m zaterdag`, `Monday to Saturday`: the operating days as a phrase (TIME-02). */
export function formatDays(days: readonly number[], language: Language): string {
  const name = (day: number): string =>
    new Intl.DateTimeFormat(LOCALES[language], { weekday: "long", timeZone: "UTC" }).format(
      new Date(Date.UTC(2024, 0, day)),
    );
  const sorted = [...days].sort((a, b) => a - b);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return "";
  const unbroken = last - first === sorted.length - 1 && sorted.length > 2;
  if (unbroken) return `${name(first)} ${language === "nl" ? "t/m" : "to"} ${name(last)}`;
  return new Intl.ListFormat(LOCALES[language], { type: "conjunction" }).format(sorted.map(name));
}

/** `08:00 – 10:00` with spaces that do not break. */
export const formatWindow = (from: string, to: string): string => `${from}\u00a0–\u00a0${to}`;
