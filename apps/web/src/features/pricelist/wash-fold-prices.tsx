import { PriceRows } from "@waslijn/ui/price-list/price-rows.tsx";
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
