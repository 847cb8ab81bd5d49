import type { ConfigAlias } from "@waslijn/contract/shared/codes";
import { formatAmount } from "../../../i18n/format-amount.ts";
import { useLanguage } from "../../../i18n/language-context.ts";
import { useOrderTexts } from "../order-texts.ts";
import { CostsFold } from "../steps/costs.tsx";
import { useFlow } from "../steps/use-order-flow.ts";
import { configAmount } from "../../../parts/prices/price-of.ts";
import { useCatalogue } from "../../../parts/prices/use-catalogue.ts";
import { Card } from "@waslijn/ui/card/card.tsx";
import { useBusinessTexts } from "./business-texts.ts";
import styles from "./fees.module.css";

type Fee = { title: string; amount: string; text: string };

/** Every amount comes from the config; one that is missing takes its words along (RULE-23 to RULE-25). */
function useFees(): Fee[] {
  const { fees } = useBusinessTexts();
  const { costs } = useOrderTexts();
  const { flow, now } = useFlow();
  const catalogue = useCatalogue();
  const language = useLanguage();
  const shown = (alias: ConfigAlias): string => {
    const amount = configAmount(catalogue, alias);
    return amount === undefined ? "" : formatAmount(amount, language);
  };
  const under = shown("PRICE_SERVICE_FEE_FREE_FOR_ORDERS_UNDER");
  const above = shown("PRICE_FREE_DELIVERY_FOR_ORDERS_ABOVE");
  const isDelivered = flow.kind !== "re-cover";
  const rule = fees.serviceFor(under);
  const all: Fee[] = [
    {
      title: fees.service,
      amount: shown("PRICE_SERVICE_FEE"),
      text: isDelivered ? fees.withDelivery(rule) : rule,
    },
    {
      title: fees.delivery,
      amount: isDelivered ? above && fees.free : "",
      text: fees.deliveryAbove(above),
    },
    { title: costs.minimum, amount: shown("PRICE_MINIMAL_ORDER_VALUE"), text: fees.minimum },
    {
      title: costs.deposit,
      amount: now.draft.hasBag === true ? "" : shown("PRICE_STARTER_KIT_DEPOSIT"),
      text: fees.deposit,
    },
    { title: costs.change, amount: shown("PRICE_LATE_CHANGE"), text: fees.change },
    { title: costs.vat, amount: costs.vatIncluded, text: "" },
  ];
  return all.filter(({ amount }) => amount !== "");
}

/** The older layout: payment info, and a box for each fee. */
export function FeeBoxes() {
  const { costs } = useOrderTexts();
  const { fees } = useBusinessTexts();
  return (
    <section aria-labelledby="payment">
      <h2 id="payment">{fees.payment}</h2>
      <p className={styles.pay}>{costs.pay}</p>
      <ul className={styles.boxes}>
        {useFees().map(({ title, amount, text }) => (
          <Card as="li" key={title} className={styles.box}>
            <h3>{title}</h3>
            <strong className="num">{amount}</strong>
            {text ? <p>{text}</p> : null}
          </Card>
        ))}
      </ul>
    </section>
  );
}

/** The compact layout folds the same into the receipt, as a consumer's has it. */
export const FeesFold = () => (
  <CostsFold rows={useFees().map(({ title, amount, text }) => ({ title, text, price: amount }))} />
);
