import { formatAmount } from "../../i18n/format-amount.ts";
import { useLanguage } from "../../i18n/language-context.ts";
import { usePageData } from "../../lib/page-data-context.ts";
import { configAmount } from "./price-of.ts";

/** What a change within the last 8 hours costs (LIFE-11), as it is printed; undefined where it costs nothing. */
export function useLateFee(): string | undefined {
  const language = useLanguage();
  const amount = configAmount(usePageData().catalogue, "PRICE_LATE_CHANGE");
  return amount ? formatAmount(amount, language) : undefined;
}
