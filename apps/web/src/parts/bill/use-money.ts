import { formatCents } from "@waslijn/contract/shared/formats/money";
import { useLanguage } from "../../i18n/language-context.ts";

/** Formats cents for bills: always with decimals, a credit with a minus before the currency sign. */
export function useMoney(): (cents: number) => string {
  const language = useLanguage();
  return (cents) => formatCents(cents, language);
}
