import type { OrderBill } from "@waslijn/contract/customer/order-bill";
import { PAY_METHODS } from "@waslijn/contract/shared/payments";
import { Drawing } from "@waslijn/ui/drawings/drawing.tsx";
import { unbroken } from "@waslijn/ui/text/unbroken.tsx";
import { useBillTexts } from "../../../parts/bill/bill-texts.ts";
import { METHOD_DRAWINGS } from "../../../parts/bill/method-drawings.ts";
import { usePayBy } from "../../../parts/bill/use-pay-by.ts";
import { PhoneLink } from "../../../parts/contact/phone-link.tsx";
import styles from "./bill.module.css";
import { useOrderPartsTexts } from "../order-parts-texts.ts";
import { PayButton } from "./pay-button.tsx";

/** Under the total is the place where it is paid, or what became of the money. */
export function ToPay({ bill }: { bill: OrderBill }) {
  const { howToPay } = useOrderPartsTexts().bill;
  const { overdue, chargedBack, wrong } = useBillTexts();
  const settled = useSettled(bill);
  const lastDay = usePayBy(bill.payBy);
  if (settled) {
    return (
      <div className={styles.pay}>
        <p>{settled}</p>
      </div>
    );
  }
  return (
    <div className={styles.pay}>
      {bill.state === "overdue" ? <p>{overdue}</p> : null}
      {bill.state === "charged-back" ? <p>{chargedBack}</p> : null}
      {bill.pay ? (
        <>
          <div className={styles.onPaper}>
            <PayButton path={bill.pay} cents={bill.open} />
          </div>
          <Ways />
        </>
      ) : (
        <p>{unbroken(howToPay(lastDay))}</p>
      )}
      <p className={styles.small}>
        {wrong} <PhoneLink />
      </p>
    </div>
  );
}

/** What is said of a bill that is not to be paid, or not any more. */
function useSettled({ state, isCollective, open, paid }: OrderBill): string | undefined {
  const { states, nothingOpen, collective } = useOrderPartsTexts().bill;
  if (isCollective) return collective;
  if (state === "open" || state === "overdue" || state === "charged-back") {
    return open === 0 ? nothingOpen : undefined;
  }
  return paid === 0 && state !== "written-off" ? nothingOpen : states[state];
}

function Ways() {
  const { methods } = useBillTexts();
  return (
    <ul className={styles.ways}>
      {PAY_METHODS.map((method) => (
        <li key={method}>
          <Drawing name={METHOD_DRAWINGS[method]} />
          {methods[method]}
        </li>
      ))}
    </ul>
  );
}
