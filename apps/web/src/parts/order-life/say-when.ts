import type { OrderWindow } from "@waslijn/contract/customer/my-order";
import { fromTimestamp } from "@waslijn/contract/shared/amsterdam-time";
import type { Language } from "@waslijn/contract/shared/constants";
import { dayParts, formatDate } from "../../i18n/format-date.ts";

/** `di 17 nov`. */
export function shortDay(date: string, language: Language): string {
  const { weekday, day, month } = dayParts(date, language);
  return `${weekday}\u00a0${day}\u00a0${month}`;
}

/** `zo 15 nov, 14:32`. */
export function shortMoment(timestamp: string, language: Language): string {
  const { date, time } = fromTimestamp(timestamp);
  return `${shortDay(date, language)}, ${time}`;
}

/** For the middle of a sentence: `dinsdag 17 november`, 18:00 and 20:00. */
export const whenOf = ({ date, from, to }: OrderWindow, language: Language) => ({
  day: formatDate(date, language),
  from,
  to,
});
