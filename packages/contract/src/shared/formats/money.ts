import type { Language } from "../constants.ts";
import { formatter } from "./formatter.ts";
import { formatEuros } from "./prices.ts";

/** A credit as `− € 3,50`. */
export const formatCents = (cents: number, language: Language): string =>
  (cents < 0 ? "− " : "") + formatEuros(Math.abs(cents) / 100, language);

/** `1842,50`: without grouping, for spreadsheets and input fields. */
export const formatPlain = (number: number, language: Language, decimals?: number): string => {
  const digits = decimals === undefined ? String(number) : number.toFixed(decimals);
  return language === "nl" ? digits.replace(".", ",") : digits;
};

/** `24,95` */
export const formatPlainCents = (cents: number, language: Language): string =>
  formatPlain(cents / 100, language, 2);

/** `1.842,5` in Dutch, `1,842.5` in English. */
export const formatNumber = (number: number, language: Language, decimals = 3): string =>
  formatter(Intl.NumberFormat, language, { maximumFractionDigits: decimals }).format(number);

/** `7,5 kg` */
export const formatKilos = (kilos: number, language: Language): string =>
  `${formatNumber(kilos, language)} kg`;

/** `96,6%`, `100%` */
export const formatShare = (share: number, language: Language, decimals = 1): string =>
  formatter(Intl.NumberFormat, language, {
    style: "percent",
    maximumFractionDigits: decimals,
  }).format(share);
