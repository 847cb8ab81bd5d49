import type { Language } from "@waslijn/contract/shared/constants";
import { LOCALES } from "./locales.ts";

/** `€ 24,95` in Dutch, `€24.95` in English. */
export const formatAmount = (amount: number, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language], { style: "currency", currency: "EUR" }).format(amount);
