import { formatAmount } from "../../i18n/format-amount.ts";
import { useLanguage } from "../../i18n/language-context.ts";

/** Cents as an amount in the language in use; whole euros without their zeros. */
export function useCents(): (cents: number) => string {
  const language = useLanguage();
  return (cents) => formatAmount(cents / 100, language).replace(/[.,]00$/, "");
}
