import { Head } from "../../parts/navigation/head.tsx";
import { ServerPart } from "../../parts/server-part/server-part.tsx";
import { Tabs } from "@waslijn/ui/tabs/tabs.tsx";
import { DryCleaningPrices } from "./dry-cleaning-prices.tsx";
import { EstimateSection } from "./estimate-section.tsx";
import styles from "./pricelist.module.css";
import { usePricelistTexts } from "./pricelist-texts.ts";
import { PrintButton } from "../../parts/print/print-button.tsx";
import { WashFoldPrices } from "./wash-fold-prices.tsx";

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
