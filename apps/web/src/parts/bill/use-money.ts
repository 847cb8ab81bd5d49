import { formatAmount } from "../../i18n/formats.ts";
import { useLanguage } from "../../i18n/language-context.ts";

/** Cents as a bill writes them: always with their zeros, a credit with its minus before the sign. */
export function useMoney(): (cents: number) => string {
  const language = useLanguage();
  return (cents) => `${cents < 0 ? "− " : ""}${formatAmount(Math.abs(cents) / 100, language)}`;
}
