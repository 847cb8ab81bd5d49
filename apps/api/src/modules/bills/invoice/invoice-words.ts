import type { Language } from "@waslijn/contract/shared/constants";
import { en } from "./invoice.en.ts";
import { nl } from "./invoice.nl.ts";

export const LOCALES = { nl: "nl-NL", en: "en-GB" } as const;

export const invoiceWords = (language: Language): typeof en => ({ nl, en })[language];

/** `16 november 2026` */
export const printDate = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );
