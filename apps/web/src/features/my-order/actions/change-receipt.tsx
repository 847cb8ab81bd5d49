import { formatWholeDate } from "@waslijn/contract/shared/formats/dates";
import { formatHours } from "@waslijn/contract/shared/formats/hours";
import { formatCents } from "@waslijn/contract/shared/formats/money";
import type { OrderView, OrderWindow } from "@waslijn/contract/customer/my-order";
import { Icon } from "../../../ui/drawing.tsx";
import { Receipt, type ReceiptRow } from "../../../ui/receipt.tsx";
import { useLanguage } from "../../../i18n/language-context.ts";
import { ShortSpan } from "../../../parts/order-life/order-line.tsx";
import { windowOf } from "../../../parts/times/hour-rows.ts";
import { hasDelivery, hasPickup, type SelectedTimes } from "../../../parts/times/selected-times.ts";
import { useActsTexts } from "../acts-texts.ts";
import { useOrderPartsTexts } from "../parts/call-care.ts";
import { useCents } from "../doing.ts";
import { movedWindows } from "./chosen-windows.ts";
import styles from "./change-screen.module.css";

type Props = { view: OrderView; times: SelectedTimes; cents: number };

/** Old and new windows side by side, with the price of the change. */
export function ChangeReceipt({ view, times, cents }: Props) {
  const { change } = useActsTexts();
  const windows = useOrderPartsTexts().windows;
  const language = useLanguage();
  const amount = useCents()(cents);
  const moved = movedWindows(view, times);
  const rows: ReceiptRow[] = [
    {
      label: windows.pickup,
      value: (
        <Swap
          was={view.pickup}
          to={moved.pickup ? [times.pickupDate.date, times.pickupTime] : undefined}
          isMissing={!hasPickup(times)}
        />
      ),
    },
    ...(view.delivery
      ? [
          {
            label: windows.delivery,
            value: (
              <Swap
                was={view.delivery}
                to={moved.delivery ? [times.deliveryDate.date, times.deliveryTime] : undefined}
                isMissing={!hasDelivery(times)}
              />
            ),
          },
        ]
      : []),
  ];
  return (
    <aside aria-label={change.label}>
      <Receipt
        hang="line"
        header={change.label}
        rows={rows}
        lines={cents ? [{ label: change.fee, value: formatCents(cents, language) }] : undefined}
        foot={cents ? change.footFee(amount) : change.foot}
      />
    </aside>
  );
}

function Swap({
  was,
  to,
  isMissing,
}: {
  was: OrderWindow;
  to: [date: string, time: string] | undefined;
  isMissing: boolean;
}) {
  const { change } = useActsTexts();
  const language = useLanguage();
  if (!to && !isMissing) {
    return (
      <>
        <b>{formatWholeDate(was.date, language)}</b>
        {formatHours(was)}
        <span className={styles.same}>{change.same}</span>
      </>
    );
  }
  return (
    <>
      <span className="hide">{change.was} </span>
      <s className={styles.was}>
        <ShortSpan window={was} />
      </s>
      <span className={styles.to}>
        <Icon name="next" />
        <span className="hide"> {change.becomes} </span>
        {to ? (
          <>
            <b>{formatWholeDate(to[0], language)}</b>
            {windowOf(to[1])}
          </>
        ) : (
          "…"
        )}
      </span>
    </>
  );
}
