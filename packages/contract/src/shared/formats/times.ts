import { addHours, amsterdamDate, amsterdamTime } from "../amsterdam-time.ts";
import { WINDOW_HOURS, type Language } from "../constants.ts";
import { formatCalendar, formatLongDate, formatShortDate } from "./dates.ts";

/** `13:42` on Amsterdam's clock. */
export const formatTime = (at: string): string => amsterdamTime(new Date(at));

/** `zo 15 nov` */
export const formatDay = (at: string, language: Language): string =>
  formatShortDate(amsterdamDate(new Date(at)), language);

/** `dinsdag 17 november` */
export const formatLongDay = (at: string, language: Language): string =>
  formatLongDate(amsterdamDate(new Date(at)), language);

/** `maart 2025` */
export const formatMonth = (at: string, language: Language): string =>
  formatCalendar(amsterdamDate(new Date(at)), language, { month: "long", year: "numeric" });

/** `13:42` of today, `zo 15 nov 13:42` of another day. */
export function formatMoment(at: string, today: string, language: Language): string {
  const isToday = amsterdamDate(new Date(at)) === today;
  return isToday ? formatTime(at) : `${formatDay(at, language)} ${formatTime(at)}`;
}

/** `dinsdag 17 november, 08:00 – 10:00`, for letters; `between` separates day and hours. */
export const formatLongWindow = (
  date: string,
  from: string,
  language: Language,
  between = ", ",
): string => `${formatLongDate(date, language)}${between}${from} – ${addHours(from, WINDOW_HOURS)}`;
