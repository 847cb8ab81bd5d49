import type { OrderBill } from "@waslijn/contract/customer/order-bill";
import { PAY_METHODS } from "@waslijn/contract/shared/payments";
import { ButtonLink } from "@waslijn/ui/button/button.tsx";
import { Drawing } from "@waslijn/ui/drawings/drawing.tsx";
import { unbroken } from "@waslijn/ui/text/unbroken.tsx";
import { useBillTexts } from "../../../parts/bill/bill-texts.ts";
import { METHOD_DRAWINGS } from "../../../parts/bill/method-drawings.ts";
import { useMoney } from "../../../parts/bill/use-money.ts";
import { usePayBy } from "../../../parts/bill/use-pay-by.ts";
import { PhoneLink } from "../../../parts/contact/phone-link.tsx";
import { keepBillAtHand } from "../../../parts/pay-again/bill-at-hand.ts";
import { match, payCodeIn } from "../../../paths.ts";
import { useOrderToken } from "../use-order-token.ts";
import styles from "./bill.module.css";
import { useOrderBillTexts } from "./order-bill-texts.ts";

/** Under the total is the place where it is paid, or what became of the money. */
export function ToPay({ bill }: { bill: OrderBill }) {
  const { howToPay } = useOrderBillTexts();
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
          <PayButton path={bill.pay} cents={bill.open} />
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
  const { states, nothingOpen, collective } = useOrderBillTexts();
  if (isCollective) return collective;
  if (state === "open" || state === "overdue" || state === "charged-back") {
    return open === 0 ? nothingOpen : undefined;
  }
  return paid === 0 && state !== "written-off" ? nothingOpen : states[state];
}

function PayButton({ path, cents }: { path: string; cents: number }) {
  const texts = useOrderBillTexts();
  const money = useMoney();
  const token = useOrderToken();
  // The page that a payment ends on leads back here.
  const keep = (): void => {
    const target = match(path);
    const code = target.kind === "page" ? payCodeIn(target.visit) : undefined;
    if (code && token) keepBillAtHand({ code, token });
  };
  return (
    <ButtonLink href={path} wide onClick={keep}>
      {texts.pay(money(cents))}
    </ButtonLink>
  );
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
