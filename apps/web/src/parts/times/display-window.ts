import type { Language } from "@waslijn/contract/shared/constants";
import { dayParts, formatDate } from "../../i18n/format-date.ts";
import { windowOf } from "./hour-rows.ts";

const isDate = (date: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date));

/** `Tuesday 17 November`, or what to do when it is no date (TIME-15, TIME-16). */
export const displayDate = (date: string, language: Language, instead: string): string =>
  isDate(date) ? formatDate(date, language) : instead;

/** `Tue 17 Nov, 08:00 – 10:00`, where there is little room. */
export function shortWindow(date: string, time: string, language: Language): string {
  const { weekday, day, month } = dayParts(date, language);
  return `${weekday} ${day} ${month}, ${windowOf(time)}`;
}
