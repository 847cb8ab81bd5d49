import { formatEuros } from "@waslijn/contract/shared/formats/prices";
import { type ReactNode, lazy, Suspense, useState } from "react";
import { useLanguage } from "../../../i18n/language-context.ts";
import { configAmount } from "../../../parts/prices/price-of.ts";
import { useCatalogue } from "../../../parts/prices/use-catalogue.ts";
import { hasDelivery, hasPickup } from "../../../parts/times/selected-times.ts";
import { addressOf } from "../draft/flow-rules.ts";
import { OrderReceipt } from "./order-receipt.tsx";
import { withTexts } from "../../../i18n/with-texts.ts";
import { useOrderTexts } from "../order-texts.ts";
import { hasBagOf, ordererOf } from "../draft/to-order-body.ts";
import { useFlow } from "./use-order-flow.ts";
import { useRunningPrice } from "./use-running-price.ts";
import { TextButton } from "../../../ui/button.tsx";
import { Bone } from "../../../ui/skeleton.tsx";
import styles from "./costs.module.css";

/** Most visitors order without an estimate, so it loads on demand. */
const PriceEstimate = lazy(
  withTexts(async () => ({
    default: (await import("../../../parts/prices/price-estimate.tsx")).PriceEstimate,
  })),
);

/** Price estimate; its total shows on the receipt. */
export function DraftEstimate() {
  const { costs } = useOrderTexts();
  const { flow, now, change } = useFlow();
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <p>
        <TextButton onClick={() => setOpen(true)}>{costs.estimate}</TextButton>
      </p>
    );
  }
  return (
    <Suspense fallback={<Bone size="card" className={styles.estimate} />}>
      <div className={styles.estimate}>
        <PriceEstimate
          basket={now.draft.basket}
          onChange={(basket) => change((draft) => ({ ...draft, basket }))}
          isFirstBag={hasBagOf(now, flow.kind) !== true}
        />
      </div>
    </Suspense>
  );
}

type Props = {
  /** `line` where there is no step indicator, before the first step. */
  hang?: "steps" | "line";
  /** Everything about money, instead of the list of prices. */
  costs?: ReactNode;
  /** Fees below the list of prices. */
  more?: ReactNode;
};

/** Receipt of the draft, attached to the step indicator. */
export function DraftReceipt({ hang = "steps", costs, more }: Props) {
  const { receipt } = useOrderTexts();
  const { flow, now } = useFlow();
  const { times, cleaningServices, couponCode } = now.draft;
  return (
    <OrderReceipt
      hang={hang}
      header={receipt.soFar}
      pickup={
        hasPickup(times) ? { date: times.pickupDate.date, time: times.pickupTime } : undefined
      }
      delivery={flow.kind === "re-cover" ? null : deliveryOf(times)}
      address={addressOf(now)}
      company={ordererOf(now, flow.kind).company?.firstName}
      services={cleaningServices}
      withDeposit={hasBagOf(now, flow.kind) !== true}
      price={useRunningPrice()}
      couponCode={couponCode}
      costs={costs}
      more={more}
      foot={costs ? null : <Foot withShipping={flow.kind === "consumer"} />}
    />
  );
}

const deliveryOf = (times: Parameters<typeof hasDelivery>[0]) =>
  hasDelivery(times) ? { date: times.deliveryDate.date, time: times.deliveryTime } : undefined;

function Foot({ withShipping }: { withShipping: boolean }) {
  const { receipt } = useOrderTexts();
  const language = useLanguage();
  const free = configAmount(useCatalogue(), "PRICE_FREE_SHIPPING_FROM");
  const shipping =
    withShipping && free !== undefined ? receipt.footShipping(formatEuros(free, language)) : "";
  return `${receipt.foot} ${shipping}`.trim();
}
