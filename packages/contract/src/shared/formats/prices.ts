import type { Language } from "../constants.ts";
import { formatter } from "./formatter.ts";

/** `€ 24,95` in Dutch, `€24.95` in English. Apart from money.ts, because every content page loads it. */
export const formatEuros = (amount: number, language: Language): string =>
  formatter(Intl.NumberFormat, language, { style: "currency", currency: "EUR" }).format(amount);
