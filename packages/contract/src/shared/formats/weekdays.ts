import type { Language } from "../constants.ts";
import { formatter } from "./formatter.ts";

/** `shirts, broeken en lakens` */
export const formatList = (words: readonly string[], language: Language): string =>
  formatter(Intl.ListFormat, language, { type: "conjunction" }).format(words);

/** `dinsdag`: a weekday by its ISO number. The first of January 2024 was a Monday. */
export const formatWeekday = (day: number, language: Language): string =>
  formatter(Intl.DateTimeFormat, language, { weekday: "long", timeZone: "UTC" }).format(
    Date.UTC(2024, 0, day),
  );

/** `maandag t/m zaterdag`, `Monday to Saturday`: the operating days as a phrase (TIME-02). */
export function formatDays(days: readonly number[], language: Language): string {
  const name = (day: number): string => formatWeekday(day, language);
  const sorted = [...days].sort((a, b) => a - b);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return "";
  const unbroken = last - first === sorted.length - 1 && sorted.length > 2;
  if (unbroken) return `${name(first)} ${language === "nl" ? "t/m" : "to"} ${name(last)}`;
  return formatList(sorted.map(name), language);
}
