import { formatEuros } from "@waslijn/contract/shared/formats/prices";
import { unbroken } from "../../../ui/unbroken.tsx";
import { useLanguage } from "../../../i18n/language-context.ts";
import { PriceRows, type PriceRow } from "../../../ui/price-rows.tsx";
import { configAmount } from "../../../parts/prices/price-of.ts";
import { useCatalogue } from "../../../parts/prices/use-catalogue.ts";
import styles from "./costs.module.css";
import { useOrderTexts } from "../order-texts.ts";
import { hasBagOf } from "../draft/to-order-body.ts";
import { useFlow } from "./use-order-flow.ts";

/** Costs besides cleaning, as a fold in the receipt. */
export function CostsFold({ rows }: { rows: readonly PriceRow[] }) {
  const { costs } = useOrderTexts();
  return (
    <details className={styles.costs} open>
      <summary>{costs.title}</summary>
      <PriceRows look="plain" rows={rows} className={styles.rows} />
      <p className={styles.pay}>{unbroken(costs.pay)}</p>
    </details>
  );
}

/** A consumer's costs (RULE-19 to RULE-26). */
export const Costs = () => <CostsFold rows={useCostRows()} />;

function useCostRows(): PriceRow[] {
  const { costs } = useOrderTexts();
  const { flow, now } = useFlow();
  const catalogue = useCatalogue();
  const language = useLanguage();
  const shown = (alias: Parameters<typeof configAmount>[1]): string | undefined => {
    const amount = configAmount(catalogue, alias);
    return amount === undefined ? undefined : formatEuros(amount, language);
  };
  const free = shown("PRICE_FREE_SHIPPING_FROM");
  const hasBag = hasBagOf(now, flow.kind) === true;
  const rows = [
    {
      title: costs.minimum,
      text: costs.minimumRule,
      price: shown("PRICE_MINIMAL_ORDER_VALUE"),
    },
    {
      title: costs.shipping,
      text: free && costs.shippingRule(free),
      price: free && shown("PRICE_SHIPPING_FEE"),
    },
    {
      title: costs.deposit,
      text: costs.depositBack,
      price: hasBag ? undefined : shown("PRICE_STARTER_KIT_DEPOSIT"),
    },
    { title: costs.change, text: costs.changeRule, price: shown("PRICE_LATE_CHANGE") },
    { title: costs.vat, price: costs.vatIncluded },
  ];
  return rows.filter(({ price }) => price);
}
