import type { Language } from "@waslijn/contract/shared/constants";
import { formatter } from "@waslijn/contract/shared/formatters";
import { formatWeekday } from "./format-weekday.ts";

/** `maandag t/m zaterdag`, `Monday to Saturday`: the operating days as a phrase (TIME-02). */
export function formatDays(days: readonly number[], language: Language): string {
  const name = (day: number): string => formatWeekday(day, language);
  const sorted = [...days].sort((a, b) => a - b);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return "";
  const unbroken = last - first === sorted.length - 1 && sorted.length > 2;
  if (unbroken) return `${name(first)} ${language === "nl" ? "t/m" : "to"} ${name(last)}`;
  return formatter(Intl.ListFormat, language, { type: "conjunction" }).format(sorted.map(name));
}
