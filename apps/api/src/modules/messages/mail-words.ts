import { addHours } from "@waslijn/contract/shared/amsterdam-time";
import { WINDOW_HOURS, type Language } from "@waslijn/contract/shared/constants";
import { formatter } from "@waslijn/contract/shared/formatters";
import { en } from "./mail.en.ts";
import { nl } from "./mail.nl.ts";

export type MailWords = typeof en;

export const mailWords = (language: Language): MailWords => (language === "en" ? en : nl);

/** `dinsdag 17 november 2026, 08:00 – 10:00` */
export function printWindow(language: Language, date: string, from: string): string {
  const day = formatter(Intl.DateTimeFormat, language, {
    dateStyle: "full",
    timeZone: "UTC",
  }).format(new Date(`${date}T00:00:00Z`));
  return mailWords(language).window(day, from, addHours(from, WINDOW_HOURS));
}

/** `dinsdag 17 november` */
export const printDay = (language: Language, date: string): string =>
  formatter(Intl.DateTimeFormat, language, {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(new Date(`${date}T00:00:00Z`));

/** `dinsdag` */
export const printWeekday = (language: Language, date: string): string =>
  formatter(Intl.DateTimeFormat, language, { weekday: "long", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );

export const printMoment = (language: Language, at: Date): string =>
  formatter(Intl.DateTimeFormat, language, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Amsterdam",
  }).format(at);

export const printEuros = (language: Language, amount: number): string =>
  formatter(Intl.NumberFormat, language, { style: "currency", currency: "EUR" }).format(amount);
