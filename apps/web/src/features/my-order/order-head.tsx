import type { OrderView } from "@waslijn/contract/customer/my-order";
import type { ReactNode } from "react";
import { isBilledPerPiece } from "@waslijn/contract/shared/order-life";
import { classes } from "@waslijn/ui/classes.ts";
import { formatDate } from "../../i18n/format-date.ts";
import { useLanguage } from "../../i18n/language-context.ts";
import { usePageData } from "../../lib/page-data-context.ts";
import { useHydrated } from "@waslijn/ui/take-over/use-hydrated.ts";
import { situationOf } from "../../parts/order-life/situation.ts";
import { useSentence } from "../../parts/order-life/use-sentence.ts";
import { whenOf } from "../../parts/order-life/say-when.ts";
import { configAmount } from "../../parts/prices/price-of.ts";
import { useMyOrderTexts } from "./my-order-texts.ts";
import styles from "./order-head.module.css";
import { orderPart } from "./order-part.ts";
import { useCents } from "./use-cents.ts";
import type { MyOrder } from "./use-my-order.ts";

const BillLede = orderPart((parts) => parts.BillLede);
const NextTold = orderPart((parts) => parts.NextTold);

type Props = { view: OrderView; news: ReactNode; mine: MyOrder };

/** Delivered or cancelled and nothing to pay: there is nothing left to wait for. */
const isOver = ({ state, bill }: OrderView): boolean =>
  (state === "delivered" || state === "cancelled") && !bill?.open;

/** Number, what is happening, and what just happened. */
export function OrderHead({ view, news, mine }: Props) {
  const texts = useMyOrderTexts();
  const sentence = useSentence(view);
  const lede = useLede(view);
  const isHydrated = useHydrated();
  return (
    <div className={classes("wrap", styles.head)}>
      {/* Always there, so that it is read aloud when it fills; it takes no focus (MINE-03). */}
      <div role="status" className={styles.news}>
        {view.next ? <NextTold next={view.next} /> : null}
        {news}
      </div>
      <p className={styles.eyebrow}>
        <span>
          {texts.order} <b>{view.number}</b>
        </span>
        {isHydrated && !(mine.connected && isOver(view)) ? (
          <span className={mine.connected ? styles.live : styles.offline}>
            {mine.connected ? texts.live : texts.offline}
          </span>
        ) : null}
      </p>
      <h1>{sentence}</h1>
      {view.bill?.open && !view.awaits ? (
        <BillLede bill={view.bill} />
      ) : lede ? (
        <p className="lede">{lede}</p>
      ) : null}
    </div>
  );
}

function useLede(view: OrderView): string {
  const { ledes } = useMyOrderTexts();
  const language = useLanguage();
  const missedFee = configAmount(usePageData().catalogue, "PRICE_MISSED_DELIVERY");
  const cents = useCents();
  const { kind, pickup, delivery, missedDeliveries } = view;
  switch (situationOf(view)) {
    case "placed":
      return isBilledPerPiece(kind) ? ledes.placed : ledes.placedUnbilled;
    case "pickupMissed":
      return ledes.pickupMissed(formatDate(pickup.date, language));
    case "pickedUp":
    case "pickedUpUncounted":
      return delivery ? ledes.back(whenOf(delivery, language)) : "";
    case "deliveryMissed":
      return missedDeliveries > 1 && missedFee !== undefined
        ? ledes.deliveryMissedAgain(cents(Math.round(missedFee * 100)))
        : ledes.deliveryMissed(formatDate(delivery?.date ?? pickup.date, language));
    case "withdrawn":
      return ledes.withdrawn;
    case "delivered":
    case "ended":
      return ledes.delivered;
    case "cancelled":
      return ledes.cancelled;
    default:
      return "";
  }
}
