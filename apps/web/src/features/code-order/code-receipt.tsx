import { fromTimestamp } from "@waslijn/contract/shared/amsterdam-time";
import { unbrokenPostalCode } from "../../parts/service-point/unbroken-postal-code.ts";
import { formatDate } from "../../i18n/format-date.ts";
import { formatWindow } from "../../i18n/format-window.ts";
import { useLanguage } from "../../i18n/language-context.ts";
import type { DeviceOrder } from "../../parts/offline/device-order.ts";
import { Receipt, type ReceiptRow } from "@waslijn/ui/receipt/receipt.tsx";
import { useCodeOrderTexts } from "./code-order-texts.ts";

/** The summary as a slip of paper, on screen and from the printer. */
export function OrderReceipt({ order }: { order: DeviceOrder }) {
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
    { label: texts.frame, value: formatWindow(from.time, to.time) },
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
