import type { Language } from "@waslijn/contract/shared/constants";
import { formatter } from "@waslijn/contract/shared/formatters";

/** `€ 24,95` in Dutch, `€24.95` in English. */
export const formatAmount = (amount: number, language: Language): string =>
  formatter(Intl.NumberFormat, language, { style: "currency", currency: "EUR" }).format(amount);
