import { addHours } from "@waslijn/contract/shared/amsterdam-time";
import { WINDOW_HOURS, type Language } from "@waslijn/contract/shared/constants";
import { en } from "./mail.en.ts";
import { nl } from "./mail.nl.ts";

export type MailWords = typeof en;

const LOCALES = { nl: "nl-NL", en: "en-GB" } as const;

export const mailWords = (language: Language): MailWords => (language === "en" ? en : nl);

const perLanguage = <T>(make: (locale: string) => T): Record<Language, T> => ({
  nl: make(LOCALES.nl),
  en: make(LOCALES.en),
});
const dayFormat = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone: "UTC" }),
);
const shortDayFormat = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      weekday: "long",
      day: "numeric",
      month: "long",
      timeZone: "UTC",
    }),
);
const momentFormat = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      dateStyle: "long",
      timeStyle: "short",
      timeZone: "Europe/Amsterdam",
    }),
);
const euroFormat = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" }),
);

/** `dinsdag 17 november 2026, 08:00 – 10:00` */
export function printWindow(language: Language, date: string, from: string): string {
  const day = dayFormat[language].format(new Date(`${date}T00:00:00Z`));
  return mailWords(language).window(day, from, addHours(from, WINDOW_HOURS));
}

/** `dinsdag 17 november` */
export const printDay = (language: Language, date: string): string =>
  shortDayFormat[language].format(new Date(`${date}T00:00:00Z`));

export const printMoment = (language: Language, at: Date): string =>
  momentFormat[language].format(at);

export const printEuros = (language: Language, amount: number): string =>
  euroFormat[language].format(amount);
