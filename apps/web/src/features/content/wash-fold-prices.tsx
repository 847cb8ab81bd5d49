import { PriceRows } from "../../ui/price-list/price-rows.tsx";
import styles from "./pricelist.module.css";
import { usePricelistTexts } from "./pricelist-texts.ts";
import { useAmounts } from "./use-amounts.ts";

export function WashFoldPrices() {
  const texts = usePricelistTexts();
  const { price } = useAmounts();
  return (
    <>
      <h2 className={styles.onPaper}>{texts.washFold}</h2>
      <p className="quiet">{texts.washFoldNote}</p>
      <PriceRows
        className={styles.rows}
        rows={[
          {
            title: texts.upTo6Kg,
            text: texts.upTo6KgNote,
            price: price("WF", "wash-tumble-dry-and-fold"),
          },
          { title: texts.extraKg, text: texts.extraKgNote, price: price("WF", "per-extra-kg") },
        ]}
      />
    </>
  );
}

export function AlsoPrices() {
  const texts = usePricelistTexts();
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

export function OtherCosts() {
  const texts = usePricelistTexts();
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
