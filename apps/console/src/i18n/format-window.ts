import type { Language } from "@waslijn/contract/shared/constants";
import { formatter } from "@waslijn/contract/shared/formatters";

type Window = { date: string; from: string; to: string };

/** `do 19, 10–12`; in another month than today's `26 okt, 08–10`. */
export function formatWindow(
  { date, from, to }: Window,
  today: string,
  language: Language,
): string {
  const isThisMonth = date.slice(0, 7) === today.slice(0, 7);
  const day = calendar(
    language,
    isThisMonth ? { weekday: "short", day: "numeric" } : { day: "numeric", month: "short" },
  );
  return `${day.format(asUtc(date)).replace(",", "")}, ${hour(from)}–${hour(to)}`;
}

/** `dinsdag 17 november`, of a calendar date. */
export const formatLongDate = (date: string, language: Language): string =>
  calendar(language, { weekday: "long", day: "numeric", month: "long" })
    .format(asUtc(date))
    .replace(",", "");

/** `di 17 nov`, of a calendar date. */
export const formatShortDate = (date: string, language: Language): string =>
  calendar(language, { weekday: "short", day: "numeric", month: "short" })
    .format(asUtc(date))
    .replace(",", "");

/** `17 nov 2026`, of a calendar date. */
export const formatDate = (date: string, language: Language): string =>
  calendar(language, { day: "numeric", month: "short", year: "numeric" }).format(asUtc(date));

/** `18:00 – 20:00` with no-break spaces. */
export const formatHours = ({ from, to }: Pick<Window, "from" | "to">): string =>
  `${from}\u00a0–\u00a0${to}`;

const hour = (time: string): string => time.replace(/:00$/, "");

/** A calendar date has no zone; it is formatted as the UTC day it is parsed as. */
const asUtc = (date: string): Date => new Date(`${date}T00:00:00Z`);

const calendar = (language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  formatter(Intl.DateTimeFormat, language, { ...options, timeZone: "UTC" });
