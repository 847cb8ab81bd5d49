import { ButtonLink } from "../../../ui/button.tsx";
import { useMoney } from "../../../parts/bill/use-money.ts";
import { keepBillAtHand } from "../../../parts/order-links/bill-at-hand.ts";
import { match, payCodeIn } from "../../../paths.ts";
import { useOrderToken } from "../doing.ts";
import { useOrderPartsTexts } from "./call-care.ts";
import { Actions } from "../../../ui/actions.tsx";
import styles from "./bill.module.css";
import type { OrderBill } from "@waslijn/contract/customer/my-order";
import { usePayBy } from "../../../parts/bill/bill-lines.tsx";

export function PayButton({ path, cents }: { path: string; cents: number }) {
  const texts = useOrderPartsTexts().bill;
  const money = useMoney();
  const token = useOrderToken();
  // Stores the token so that the page after the payment can link back here.
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

/** Pay button fixed to the bottom on phones; on wide screens it is on the receipt. */
export function PayBar(to: { path: string; cents: number }) {
  return (
    <Actions className={styles.bar}>
      <PayButton {...to} />
    </Actions>
  );
}

/** Amount and due date. */
export function BillLede({ bill }: { bill: OrderBill }) {
  const { lede } = useOrderPartsTexts().bill;
  const money = useMoney();
  const lastDay = usePayBy(bill.payBy);
  return <p className="lede">{lede(money(bill.open), lastDay)}</p>;
}
