import type { Language } from "../constants.ts";
import { formatter } from "./formatter.ts";
import { formatShortHours, type Hours } from "./hours.ts";

/** A calendar date has no zone: it is parsed and formatted as UTC. */
const parse = (date: string): Date => new Date(`${date}T00:00:00Z`);

const calendar = (language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  formatter(Intl.DateTimeFormat, language, { ...options, timeZone: "UTC" });

/** A calendar date, by the fields asked for. */
export const formatCalendar = (
  date: string,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): string => calendar(language, options).format(parse(date)).replace(",", "");

/** `dinsdag 03 november` (TIME-16). */
export const formatDate = (date: string, language: Language): string =>
  formatCalendar(date, language, { weekday: "long", day: "2-digit", month: "long" });

/** `dinsdag 3 november` */
export const formatLongDate = (date: string, language: Language): string =>
  formatCalendar(date, language, { weekday: "long", day: "numeric", month: "long" });

/** `dinsdag 3 november` for pages: no line ends between day and month. */
export const formatWholeDate = (date: string, language: Language): string =>
  formatLongDate(date, language).replace(/(?<=\d) /, "\u00a0");

/** `di 3 nov` */
export const formatShortDate = (date: string, language: Language): string =>
  formatCalendar(date, language, { weekday: "short", day: "numeric", month: "short" });

/** `3 nov 2026` */
export const formatDateOfYear = (date: string, language: Language): string =>
  formatCalendar(date, language, { day: "numeric", month: "short", year: "numeric" });

/** `oktober 2026`, of `2026-10`. */
export const formatMonth = (month: string, language: Language): string =>
  formatCalendar(`${month}-01`, language, { month: "long", year: "numeric" });

/** `3 november 2026`, for letters and invoices. */
export const formatFormalDate = (date: string, language: Language): string =>
  calendar(language, { dateStyle: "long" }).format(parse(date));

/** `di`, `3`, `nov` */
export const dayParts = (
  date: string,
  language: Language,
): { weekday: string; day: string; month: string } => ({
  weekday: formatCalendar(date, language, { weekday: "short" }),
  day: formatCalendar(date, language, { day: "numeric" }),
  month: formatCalendar(date, language, { month: "short" }),
});

/** `do 19, 10–12`; of another month than today's `26 okt, 08–10`. */
export function formatWindow(
  { date, ...hours }: Hours & { date: string },
  today: string,
  language: Language,
): string {
  const isThisMonth = date.slice(0, 7) === today.slice(0, 7);
  const day = formatCalendar(
    date,
    language,
    isThisMonth ? { weekday: "short", day: "numeric" } : { day: "numeric", month: "short" },
  );
  return `${day}, ${formatShortHours(hours)}`;
}

/** `17 november 2026 om 13:42`, for letters. */
export const formatFormalMoment = (at: Date, language: Language): string =>
  formatter(Intl.DateTimeFormat, language, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Amsterdam",
  }).format(at);
