import type { Language } from "@waslijn/contract/shared/constants";
import { formatter } from "@waslijn/contract/shared/formatters";

/** `08:00 – 10:00` with non-breaking spaces. */
export const formatWindow = (from: string, to: string): string => `${from}\u00a0–\u00a0${to}`;

/** `€ 24,95` in Dutch, `€24.95` in English. */
export const formatAmount = (amount: number, language: Language): string =>
  formatter(Intl.NumberFormat, language, { style: "currency", currency: "EUR" }).format(amount);
