import { addHours } from "@waslijn/contract/amsterdam-time";
import { WINDOW_HOURS, type Language } from "@waslijn/contract/constants";
import { en } from "./mail.en.ts";
import { nl } from "./mail.nl.ts";

export type MailWords = typeof en;

const LOCALES = { nl: "nl-NL", en: "en-GB" } as const;

export const mailWords = (language: Language): MailWords => (language === "en" ? en : nl);

/** `dinsdag 17 november 2026, 08:00 – 10:00` */
export function printWindow(language: Language, date: string, from: string): string {
  const day = new Date(`${date}T00:00:00Z`).toLocaleDateString(LOCALES[language], {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return mailWords(language).window(day, from, addHours(from, WINDOW_HOURS));
}

export const printMoment = (language: Language, at: Date): string =>
  at.toLocaleString(LOCALES[language], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Amsterdam",
  });

export const printCents = (language: Language, cents: number): string =>
  (cents / 100).toLocaleString(LOCALES[language], { style: "currency", currency: "EUR" });
