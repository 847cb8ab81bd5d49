import { formatAmount } from "../../i18n/formats.ts";
import { useLanguage } from "../../i18n/language-context.ts";

/** Formats cents for bills: always with decimals, a credit with a minus before the currency sign. */
export function useMoney(): (cents: number) => string {
  const language = useLanguage();
  return (cents) => `${cents < 0 ? "− " : ""}${formatAmount(Math.abs(cents) / 100, language)}`;
}
