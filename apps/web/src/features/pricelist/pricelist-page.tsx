import { formatEuros } from "@waslijn/contract/shared/formats/prices";
import { Head } from "../../parts/navigation/link.tsx";
import { ServerPart } from "../../parts/navigation/server-part.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import styles from "./pricelist.module.css";
import { PrintButton } from "../../ui/print-button.tsx";
import { PriceRows } from "../../ui/price-rows.tsx";
import { unbroken } from "../../ui/unbroken.tsx";
import { lazy, Suspense, useEffect, useState } from "react";
import { ButtonLink } from "../../ui/button.tsx";
import { Drawing } from "../../ui/drawing.tsx";
import { defineTexts } from "../../i18n/define-texts.ts";
import type { ConfigAlias, ServiceCode } from "@waslijn/contract/shared/codes";
import { useLanguage } from "../../i18n/language-context.ts";
import { withTexts } from "../../i18n/with-texts.ts";
import { usePageData } from "../../lib/page-data.ts";

const usePricelistTexts = defineTexts({
  en: () => import("./pricelist.en.ts"),
  nl: () => import("./pricelist.nl.ts"),
});

const HASH = "#estimate";

const PriceEstimate = lazy(
  withTexts(async () => {
    const { PriceEstimate: Estimate } = await import("../../parts/prices/price-estimate.tsx");
    return {
      default: function ShownEstimate() {
        useEffect(() => document.querySelector(HASH)?.scrollIntoView(), []);
        return <Estimate />;
      },
    };
  }),
);

/** Price estimate; loaded on a press or by the URL. */
function EstimateSection() {
  const texts = usePricelistTexts().estimate;
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const follow = () => {
      if (location.hash === HASH) setShown(true);
    };
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  if (isShown) {
    return (
      <div className={styles.estimate}>
        <Suspense>
          <PriceEstimate />
        </Suspense>
      </div>
    );
  }
  return (
    <section className={styles.invite} aria-labelledby="estimate-title">
      <Drawing name="scale" />
      <div>
        <h2 id="estimate-title">{texts.title}</h2>
        <p className="quiet">{texts.text}</p>
      </div>
      <ButtonLink kind="line" href={HASH}>
        {texts.action}
      </ButtonLink>
    </section>
  );
}

export default function PricelistPage() {
  const texts = usePricelistTexts();
  return (
    <div className="wrap pagepad">
      <Head title={texts.title} description={texts.description} />
      <div className={styles.head}>
        <div>
          <h1>{texts.heading}</h1>
          <p className="lede">
            {texts.lede} {texts.vat}
          </p>
        </div>
        <PrintButton label={texts.print} />
      </div>
      <Tabs
        className={styles.tabs}
        label={texts.label}
        tabs={[
          { id: "dry-cleaning", label: texts.dryCleaning, panel: <DryCleaningPrices /> },
          { id: "wash-fold", label: texts.washFold, panel: <WashFoldPrices /> },
        ]}
      />
      <ServerPart name="other-prices" />
      <EstimateSection />
    </div>
  );
}

/** All DC entries of the price data; there is no second list (RULE-41). */
function DryCleaningPrices() {
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

function WashFoldPrices() {
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

/** Formats amounts of the price data; a dash where there is none (RULE-25). */
export function useAmounts() {
  const { services, config } = usePageData().catalogue;
  const language = useLanguage();
  const say = (amount: number | undefined): string =>
    amount === undefined ? "–" : formatEuros(amount, language);
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
