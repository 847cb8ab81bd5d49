import { PriceRows } from "../../ui/price-rows.tsx";
import styles from "./pricelist.module.css";
import { useAmounts } from "./pricelist-page.tsx";
import { defineTexts } from "../../i18n/define-texts.ts";
import type { ServerParts } from "../../parts/navigation/server-part.tsx";

const useOtherPricesTexts = defineTexts({
  en: () => import("./other-prices.en.ts"),
  nl: () => import("./other-prices.nl.ts"),
});

/** Prices below the two tabs of the price list. */
export function OtherPrices() {
  return (
    <div className={styles.pair}>
      <AlsoPrices />
      <OtherCosts />
    </div>
  );
}

function AlsoPrices() {
  const texts = useOtherPricesTexts();
  const { price } = useAmounts();
  return (
    <section aria-labelledby="also">
      <h2 id="also">{texts.also}</h2>
      <PriceRows
        className={styles.rows}
        rows={[
          {
            title: texts.shirts,
            text: texts.shirtsNote,
            price: texts.each(price("LS", "price-per-item")),
          },
          {
            title: texts.shoes,
            text: texts.shoesNote,
            price: texts.fromPerPair(price("SS", "per-pair")),
          },
          { title: texts.expert, text: texts.expertNote, price: texts.perItem },
        ]}
      />
    </section>
  );
}

function OtherCosts() {
  const texts = useOtherPricesTexts();
  const { config } = useAmounts();
  return (
    <section aria-labelledby="costs">
      <h2 id="costs">{texts.costs}</h2>
      <PriceRows
        className={styles.rows}
        rows={[
          {
            title: texts.shipping,
            text: texts.shippingNote(config("PRICE_FREE_SHIPPING_FROM")),
            price: config("PRICE_SHIPPING_FEE"),
          },
          {
            title: texts.minimum,
            text: texts.minimumNote,
            price: config("PRICE_MINIMAL_ORDER_VALUE"),
          },
          {
            title: texts.deposit,
            text: texts.depositNote,
            price: config("PRICE_STARTER_KIT_DEPOSIT"),
          },
        ]}
      />
    </section>
  );
}

export const pricelistParts = { "other-prices": OtherPrices } satisfies Partial<ServerParts>;
