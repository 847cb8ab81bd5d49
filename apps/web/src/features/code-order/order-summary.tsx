import { formatDate } from "@waslijn/contract/shared/formats/dates";
import { formatHours } from "@waslijn/contract/shared/formats/hours";
import type { StorageTrouble } from "@waslijn/api-client/offline/indexed-db.ts";
import type { Dispatch } from "react";
import type { CodeOrderKind, DeviceOrder } from "../../parts/offline/device-order.ts";
import { type CodeEntryEvent, rememberedCode } from "../../parts/service-point/code-entry.ts";
import { DoneSign, NewCodeLink } from "../../parts/service-point/done-sign.tsx";
import { Button } from "../../ui/button.tsx";
import { useCodeOrderTexts } from "./code-order-texts.ts";
import { CollectionCounter } from "./collection-counter.tsx";
import styles from "./order-summary.module.css";
import { fromTimestamp } from "@waslijn/contract/shared/amsterdam-time";
import { unbrokenPostalCode } from "../../parts/service-point/point-card.tsx";
import { useLanguage } from "../../i18n/language-context.ts";
import { Receipt, type ReceiptRow } from "../../ui/receipt.tsx";

type Props = {
  kind: CodeOrderKind;
  code: string;
  order: DeviceOrder;
  /** Why orders on this device would be lost when the page is closed. */
  trouble: StorageTrouble | undefined;
  dispatch: Dispatch<CodeEntryEvent<DeviceOrder>>;
};

/** A placed or queued order; updates in place when a queued order is placed. */
export function OrderSummary({ kind, code, order, trouble, dispatch }: Props) {
  const texts = useCodeOrderTexts();
  const isPlaced = order.state === "placed";
  const keptText = trouble ? `${texts.keptText} ${texts.keepOpen[trouble]}` : texts.keptText;
  const count = isPlaced ? order.answer.collections : undefined;
  const startAgain = () => {
    dispatch({ type: "new-code" });
    dispatch({ type: "typed", code });
  };
  return (
    <div className={styles.summary}>
      <DoneSign
        waiting={!isPlaced}
        title={isPlaced ? texts[kind].placed : texts[kind].kept}
        text={isPlaced ? texts[kind].placedText : keptText}
      />
      <div className={styles.paper}>
        <OrderReceipt order={order} />
      </div>
      {kind === "collection" && count ? (
        <div className={`no-print ${styles.count}`}>
          <CollectionCounter count={count} />
        </div>
      ) : null}
      <div className={`no-print ${styles.next}`}>
        {rememberedCode("retail") === code ? (
          <Button onClick={startAgain}>{texts[kind].again}</Button>
        ) : null}
        <Button kind="line" icon="print" onClick={() => window.print()}>
          {texts.print}
        </Button>
        <NewCodeLink route={kind} onNewCode={() => dispatch({ type: "new-code" })} />
      </div>
    </div>
  );
}

/** The summary as a receipt, on screen and in print. */
function OrderReceipt({ order }: { order: DeviceOrder }) {
  const texts = useCodeOrderTexts();
  const language = useLanguage();
  const rows: ReceiptRow[] = [
    {
      label: texts.location,
      value: (
        <>
          <b>{order.company || order.code}</b>
          {unbrokenPostalCode(order.addressLine)}
        </>
      ),
    },
  ];
  if (order.state !== "placed") {
    return <Receipt hang="line" header={texts.notSent} rows={rows} />;
  }
  const { pickupTime, frames, number } = order.answer;
  const pickup = fromTimestamp(pickupTime);
  const [from, to] = [fromTimestamp(frames.pickup.from), fromTimestamp(frames.pickup.to)];
  rows.unshift(
    {
      label: texts.pickup,
      value: (
        <>
          <b>{formatDate(pickup.date, language)}</b>
          {pickup.time}
        </>
      ),
    },
    { label: texts.frame, value: formatHours({ from: from.time, to: to.time }) },
  );
  return (
    <Receipt
      hang="line"
      header={
        <>
          {texts.number} <b>{number}</b>
        </>
      }
      rows={rows}
    />
  );
}
