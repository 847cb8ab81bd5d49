import type { Language } from "@waslijn/contract/shared/constants";
import { formatter } from "@waslijn/contract/shared/formatters";
import { en } from "./invoice.en.ts";
import { nl } from "./invoice.nl.ts";

export const invoiceWords = (language: Language): typeof en => ({ nl, en })[language];

/** `16 november 2026` */
export const printDate = (date: string, language: Language): string =>
  formatter(Intl.DateTimeFormat, language, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );
