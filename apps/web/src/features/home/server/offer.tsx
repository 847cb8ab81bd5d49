import { formatEuros } from "@waslijn/contract/shared/formats/prices";
import { useLanguage } from "../../../i18n/language-context.ts";
import { usePageData } from "../../../lib/page-data.ts";
import { useHref } from "../../../parts/navigation/visit.ts";
import { TextLink } from "../../../ui/button.tsx";
import { PriceRows } from "../../../ui/price-rows.tsx";
import { useSectionTexts } from "./section-texts.ts";
import { offerRows } from "./offer-rows.ts";
import styles from "../offer.module.css";

/** The five services with their prices, and the bag that is posted first (HOME-14, HOME-17). */
export function Offer() {
  const { offer } = useSectionTexts();
  const { catalogue } = usePageData();
  const language = useLanguage();
  const priceList = useHref()("pricelist");
  const amount = (value: number): string => formatEuros(value, language);
  const deposit = catalogue.config.find(({ alias }) => alias === "PRICE_STARTER_KIT_DEPOSIT");
  return (
    <section className={styles.offer}>
      <div className={`wrap ${styles.grid}`}>
        <div>
          <h2>{offer.title}</h2>
          <p className="lede">{offer.bag}</p>
          {deposit ? <p className="quiet">{offer.deposit(amount(deposit.amount))}</p> : null}
          <p>
            <TextLink href={priceList}>{offer.priceList}</TextLink>
          </p>
        </div>
        <div>
          <PriceRows rows={offerRows(offer, catalogue.services, amount)} />
          <p className={`quiet ${styles.vat}`}>{offer.vat}</p>
        </div>
      </div>
    </section>
  );
}
