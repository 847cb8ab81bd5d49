import { formatDate } from "@waslijn/contract/shared/formats/dates";
import { formatHours } from "@waslijn/contract/shared/formats/hours";
import type { Dispatch } from "react";
import { call } from "../../api/client.ts";
import { useCounterPage } from "../../parts/offline/use-counter-page.ts";
import type { CodeEntry, CodeEntryEvent } from "../../parts/service-point/code-entry.ts";
import { lookUp } from "../../parts/service-point/problem-of.ts";
import { B2bForm } from "./b2b-form.tsx";
import type { B2bPlaced } from "./b2b-draft.ts";
import { fromTimestamp } from "@waslijn/contract/shared/amsterdam-time";
import type { Frame } from "@waslijn/contract/customer/orders";
import { unbrokenPostalCode } from "../../parts/service-point/point-card.tsx";
import { useLanguage } from "../../i18n/language-context.ts";
import { DoneSign, NewCodeLink } from "../../parts/service-point/done-sign.tsx";
import { windowOf } from "../../parts/times/hour-rows.ts";
import { Button } from "../../ui/button.tsx";
import { Receipt, type ReceiptRow } from "../../ui/receipt.tsx";
import styles from "./b2b-summary.module.css";
import { useB2bOrderTexts } from "./b2b-order-texts.ts";

type Props = {
  entry: CodeEntry<B2bPlaced>;
  dispatch: Dispatch<CodeEntryEvent<B2bPlaced>>;
};

export const lookUpPoint = (code: string) =>
  lookUp<B2bPlaced>(code, (wanted) => call("b2bServicePoint", { params: { code: wanted } }));

/** Everything after the keypad; loads after hydration. */
export function B2bDesk({ entry, dispatch }: Props) {
  useCounterPage("b2b");
  if (entry.at === "placed") {
    return <B2bSummary entry={entry} onNewCode={() => dispatch({ type: "new-code" })} />;
  }
  return entry.at === "found" || entry.at === "placing" ? (
    <B2bForm key={entry.code} entry={entry} dispatch={dispatch} />
  ) : null;
}

type B2bSummaryProps = {
  entry: Extract<CodeEntry<B2bPlaced>, { at: "placed" }>;
  onNewCode: () => void;
};

function B2bSummary({ entry, onNewCode }: B2bSummaryProps) {
  const texts = useB2bOrderTexts();
  const { order, sent, services } = entry.placed;
  const { pickup, delivery } = order.frames ?? {};
  const rows: ReceiptRow[] = [
    { label: texts.pickup, value: <Window frame={pickup} start={sent.pickupTime} /> },
    { label: texts.delivery, value: <Window frame={delivery} start={sent.deliveryTime} /> },
    { label: texts.chosen, value: services.join(", ") },
    { label: texts.bagCount, value: order.pickupPacksQty ?? sent.pickupPacksQty },
    {
      label: texts.location,
      value: (
        <>
          <b>{entry.point.company || entry.code}</b>
          {unbrokenPostalCode(entry.point.addressLine)}
        </>
      ),
    },
  ];
  return (
    <div className={styles.summary}>
      <DoneSign title={texts.placed} text={texts.placedText} />
      <Receipt
        hang="line"
        header={
          order.number ? (
            <>
              {texts.number} <b>{order.number}</b>
            </>
          ) : (
            texts.placed
          )
        }
        rows={rows}
      />
      <div className={`no-print ${styles.next}`}>
        <Button kind="line" icon="print" onClick={() => window.print()}>
          {texts.print}
        </Button>
        <NewCodeLink route="b2b" onNewCode={onNewCode} />
      </div>
    </div>
  );
}

type WindowProps = { frame: Frame | null | undefined; start: string };

/** The window from the response, or the chosen one. */
function Window({ frame, start }: WindowProps) {
  const language = useLanguage();
  const from = fromTimestamp(frame?.from ?? start);
  return (
    <>
      <b>{formatDate(from.date, language)}</b>
      {frame
        ? formatHours({ from: from.time, to: fromTimestamp(frame.to).time })
        : windowOf(from.time)}
    </>
  );
}
