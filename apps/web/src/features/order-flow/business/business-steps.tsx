import { OrderBar } from "../steps/order-bar.tsx";
import { ServiceStep } from "../steps/service-step.tsx";
import { TimeStep } from "../steps/time-step.tsx";
import { FlowContext, type OpenFlow } from "../steps/use-order-flow.ts";
import { BagQuestion } from "../steps/bag-question.tsx";
import { BusinessOverviewStep } from "./business-overview-step.tsx";
import type { OrderFlow } from "../draft/order-flow.ts";
import { PlacedScreen } from "../steps/placed-screen.tsx";
import { brandFoot } from "@waslijn/contract/shared/brands/brand-foot";
import { useEffect, useState } from "react";
import { useLanguage } from "../../../i18n/language-context.ts";
import { href } from "../../../paths.ts";
import { TextLink } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import styles from "./app-download.module.css";
import { useBusinessTexts } from "./business-texts.ts";
import type { QrPicture } from "@waslijn/design/qr-picture.ts";

/** The three steps of a wizard, and its confirmation screen. */
export function BusinessSteps({ open }: { open: OpenFlow }) {
  const { page, now, flow } = open;
  if (page === "order-placed") return <BusinessPlacedScreen flow={flow} />;
  return (
    <FlowContext value={open}>
      <OrderBar page={page} now={now} />
      {page === "select-service" ? (
        <ServiceStep>
          <BagQuestion />
        </ServiceStep>
      ) : null}
      {page === "select-dates" ? <TimeStep /> : null}
      {page === "confirm-order" ? <BusinessOverviewStep /> : null}
    </FlowContext>
  );
}

/** Screen 4; re-use also offers the app (BIZ-28, BIZ-29). */
function BusinessPlacedScreen({ flow }: { flow: OrderFlow }) {
  return <PlacedScreen>{flow.kind === "re-use" ? <AppDownload /> : null}</PlacedScreen>;
}

/** Links to the app. The QR code opens our page, which redirects to the store of that phone. */
function AppDownload() {
  const { app } = useBusinessTexts();
  const language = useLanguage();
  const [qr, setQr] = useState<QrPicture>();
  useEffect(() => {
    let current = true;
    const show = async (): Promise<void> => {
      const { qrPicture } = await import("@waslijn/design/qr-picture.ts");
      const made = qrPicture(`${location.origin}${href("home", language)}`);
      if (current) setQr(made);
    };
    // Without the QR code the two links remain.
    show().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [language]);
  return (
    <Card className={styles.app} aria-labelledby="app-download">
      <div className={styles.code}>
        {qr ? (
          <svg
            className={styles.qr}
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            role="img"
            aria-label={app.code}
          >
            <rect className={styles.paper} width={qr.size} height={qr.size} />
            <path className={styles.ink} d={qr.path} />
          </svg>
        ) : null}
      </div>
      <div>
        <h2 id="app-download">{app.title}</h2>
        <p>{app.text}</p>
        <p className={styles.stores}>
          <TextLink href={brandFoot.stores.ios}>App Store</TextLink>
          <TextLink href={brandFoot.stores.android}>Google Play</TextLink>
        </p>
      </div>
    </Card>
  );
}
