import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import type { Language } from "@waslijn/contract/shared/constants";
import { formatter } from "@waslijn/contract/shared/formatters";

const ZONE = "Europe/Amsterdam";

const clock = (language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  formatter(Intl.DateTimeFormat, language, { timeZone: ZONE, ...options });

/** `€ 24,95` in Dutch, `€24.95` in English. */
export const formatCents = (cents: number, language: Language): string =>
  formatter(Intl.NumberFormat, language, { style: "currency", currency: "EUR" }).format(
    cents / 100,
  );

/** `1.842,5` in Dutch, `1,842.5` in English. */
export const formatNumber = (number: number, language: Language): string =>
  formatter(Intl.NumberFormat, language, { maximumFractionDigits: 1 }).format(number);

/** `96,6%` in Dutch, `96.6%` in English. */
export const formatShare = (share: number, language: Language): string =>
  formatter(Intl.NumberFormat, language, {
    style: "percent",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(share);

/** `13:42` */
export const formatTime = (at: string, language: Language): string =>
  clock(language, { hour: "2-digit", minute: "2-digit" }).format(new Date(at));

/** `zo 15 nov` */
export const formatDay = (at: string, language: Language): string =>
  clock(language, { weekday: "short", day: "numeric", month: "short" })
    .format(new Date(at))
    .replace(",", "");

/** `dinsdag 17 november` */
export const formatLongDay = (at: string, language: Language): string =>
  clock(language, { weekday: "long", day: "numeric", month: "long" })
    .format(new Date(at))
    .replace(",", "");

/** `maart 2025` */
export const formatMonth = (at: string, language: Language): string =>
  clock(language, { month: "long", year: "numeric" }).format(new Date(at));

/** The time if it is today, else day and time: `13:42`, `zo 15 nov 13:42`. */
export function formatMoment(at: string, today: string, language: Language): string {
  const time = formatTime(at, language);
  const isToday = amsterdamDate(new Date(at)) === today;
  return isToday ? time : `${formatDay(at, language)} ${time}`;
}

/** `Imke Postma` → `IP`, `Jan van der Berg` → `JB`. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first, last] = [words[0] ?? "", words.length > 1 ? (words.at(-1) ?? "") : ""];
  return `${first.charAt(0)}${last.charAt(0)}`.toUpperCase();
}
