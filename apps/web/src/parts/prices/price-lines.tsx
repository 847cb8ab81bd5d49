import { formatEuros } from "@waslijn/contract/shared/formats/prices";
import { WASH_BASE_KILOS } from "@waslijn/contract/shared/pricing";
import { defineTexts } from "../../i18n/define-texts.ts";
import { useLanguage } from "../../i18n/language-context.ts";
import type { PriceLine } from "./estimate-price.ts";
import { configAmount } from "./price-of.ts";
import styles from "./price-lines.module.css";
import { useCatalogue } from "./use-catalogue.ts";

export const usePriceTexts = defineTexts({
  en: () => import("./price-estimate.en.ts"),
  nl: () => import("./price-estimate.nl.ts"),
});

/** What a sum is made of: laundry, shipping, the rest up to the minimum, deposit (BILL-03). */
export function PriceLines({ lines }: { lines: readonly PriceLine[] }) {
  const { free } = usePriceTexts();
  const language = useLanguage();
  const nameOf = useLineNames();
  return (
    <ul className={styles.lines}>
      {lines.map(({ kind, amount }, index) => (
        <li key={kind}>
          <span>{nameOf(kind, index === 0)}</span>
          <span className="num">{amount ? formatEuros(amount, language) : free}</span>
        </li>
      ))}
    </ul>
  );
}

function useLineNames(): (kind: PriceLine["kind"], isFirst: boolean) => string {
  const texts = usePriceTexts();
  const language = useLanguage();
  const minimum = configAmount(useCatalogue(), "PRICE_MINIMAL_ORDER_VALUE") ?? 0;
  return (kind, isFirst) => {
    switch (kind) {
      case "kilos":
        return texts.wash(WASH_BASE_KILOS);
      case "shipping":
        return texts.shipping;
      case "minimum":
        return isFirst ? texts.minimum : texts.upToMinimum(formatEuros(minimum, language));
      case "deposit":
        return texts.deposit;
      default:
        return texts.laundry;
    }
  };
}
