import type { ConfigAlias, ServiceCode } from "@waslijn/contract/shared/codes";
import { formatAmount } from "../../i18n/format-amount.ts";
import { useLanguage } from "../../i18n/language-context.ts";
import { usePageData } from "../../lib/page-data-context.ts";

/** Amounts as words, straight from the price data; a dash where there is none (RULE-25). */
export function useAmounts() {
  const { services, config } = usePageData().catalogue;
  const language = useLanguage();
  const say = (amount: number | undefined): string =>
    amount === undefined ? "–" : formatAmount(amount, language);
  const pricesOf = (type: ServiceCode) =>
    services.find((service) => service.type === type)?.prices ?? [];
  return {
    say,
    pricesOf,
    price: (type: ServiceCode, alias: string) =>
      say(pricesOf(type).find((price) => price.alias === alias)?.amount),
    config: (alias: ConfigAlias) => say(config.find((row) => row.alias === alias)?.amount),
  };
}
