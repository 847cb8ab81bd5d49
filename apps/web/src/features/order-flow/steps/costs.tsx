import { formatEuros } from "@waslijn/contract/shared/formats/prices";
import { WASH_BASE_KILOS } from "@waslijn/contract/shared/pricing";
import type { ConfigAlias } from "@waslijn/contract/shared/codes";
import { useState } from "react";
import { unbroken } from "../../../ui/unbroken.tsx";
import { useLanguage } from "../../../i18n/language-context.ts";
import { Icon } from "../../../ui/drawing.tsx";
import { PriceRows, type PriceRow } from "../../../ui/price-rows.tsx";
import { PriceLines, usePriceTexts } from "../../../parts/prices/price-lines.tsx";
import { configAmount, extraKiloPrice } from "../../../parts/prices/price-of.ts";
import { useCatalogue } from "../../../parts/prices/use-catalogue.ts";
import styles from "./costs.module.css";
import { useOrderTexts } from "../order-texts.ts";
import { useFlow } from "./use-order-flow.ts";
import { useRunningPrice } from "./use-running-price.ts";

/** A company's costs besides cleaning, as a fold in the receipt. */
export function CostsFold({ rows }: { rows: readonly PriceRow[] }) {
  const { costs } = useOrderTexts();
  return (
    <details className={styles.fold} open>
      <summary>{costs.title}</summary>
      <PriceRows look="plain" rows={rows} />
      <Pay />
    </details>
  );
}

/** A consumer's costs: the sum so far, what it is made of and the rules behind it (RULE-19 to RULE-26). */
export function Costs() {
  const texts = usePriceTexts();
  const language = useLanguage();
  const price = useRunningPrice();
  const rules = useRules();
  const [isWide] = useState(() => matchMedia("(min-width: 62rem)").matches);
  return (
    <>
      <details className={styles.costs} open={isWide}>
        <summary className={styles.sum}>
          <span>
            <b>{price?.label}</b>
            <small>{texts.madeOf}</small>
          </span>
          <strong className="num">{price ? formatEuros(price.total, language) : null}</strong>
          <Icon name="down" />
        </summary>
        <PriceLines lines={price?.lines ?? []} />
        <ul className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </details>
      <Pay />
    </>
  );
}

function Pay() {
  const { costs } = useOrderTexts();
  return <p className={styles.pay}>{unbroken(costs.pay)}</p>;
}

/** A rule whose amount is not in the catalogue is left out (STATE-17). */
function useRules(): string[] {
  const texts = usePriceTexts();
  const language = useLanguage();
  const catalogue = useCatalogue();
  const { cleaningServices } = useFlow().now.draft;
  const price = useRunningPrice();
  const shown = (amount: number | undefined): string =>
    amount === undefined ? "" : formatEuros(amount, language);
  const fee = (alias: ConfigAlias): string => shown(configAmount(catalogue, alias));
  const extra = cleaningServices.includes("WF") ? shown(extraKiloPrice(catalogue)) : "";
  const free = fee("PRICE_FREE_SHIPPING_FROM");
  const shipping = fee("PRICE_SHIPPING_FEE");
  const hasDeposit = price?.lines.some(({ kind }) => kind === "deposit");
  return [
    extra && texts.extraKilos(WASH_BASE_KILOS, extra),
    free && shipping && texts.shippingRule(free, shipping),
    fee("PRICE_MINIMAL_ORDER_VALUE") && texts.minimumRule,
    hasDeposit ? texts.vatDeposit : texts.vat,
  ].filter(Boolean);
}
