import { PriceRows } from "@waslijn/ui/price-list/price-rows.tsx";
import { unbroken } from "@waslijn/ui/text/unbroken.tsx";
import styles from "./pricelist.module.css";
import { usePricelistTexts } from "./pricelist-texts.ts";
import { useAmounts } from "./use-amounts.ts";

/** Every entry of type DC, as the price data has them; there is no second list (RULE-41). */
export function DryCleaningPrices() {
  const texts = usePricelistTexts();
  const { pricesOf, say } = useAmounts();
  const rows = pricesOf("DC").map(({ alias, name, amount }) => ({
    key: alias,
    title: unbroken(name),
    price: say(amount),
  }));
  return (
    <>
      <h2 className={styles.onPaper}>{texts.dryCleaning}</h2>
      <p className="quiet">{texts.dryCleaningNote}</p>
      <PriceRows className={styles.columns} look="plain" rows={rows} />
      <p className={styles.note}>{texts.curtains}</p>
    </>
  );
}
