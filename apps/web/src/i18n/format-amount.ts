import type { Language } from "@waslijn/contract/shared/constants";
import { numberFormat } from "@waslijn/contract/shared/formatters";

/** `€ 24,95` in Dutch, `€24.95` in English. */
export const formatAmount = (amount: number, language: Language): string =>
  numberFormat(language, { style: "currency", currency: "EUR" }).format(amount);
