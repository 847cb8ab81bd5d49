import { unbroken } from "@waslijn/ui/text/unbroken.tsx";
import type { OrderView } from "@waslijn/contract/customer/my-order";
import type { BillGroup, OrderBill } from "@waslijn/contract/customer/order-bill";
import { Receipt } from "@waslijn/ui/receipt/receipt.tsx";
import { PhoneLink } from "../../../parts/contact/phone-link.tsx";
import { useMyOrderTexts } from "../my-order-texts.ts";
import { usePlace } from "../use-place.tsx";
import { useBillTexts } from "./bill-texts.ts";
import styles from "./bill.module.css";
import { useMoney } from "./use-money.ts";
import { usePayBy } from "./use-pay-by.ts";

type Props = { view: OrderView; bill: OrderBill };

/** The bill, line by line, on the paper that hangs from the order's line (MINE-07). */
export default function BillPaper({ view, bill }: Props) {
  const { order } = useMyOrderTexts();
  return (
    <Receipt
      hang="line"
      header={
        <>
          {order} <b>{view.number}</b>
        </>
      }
      rows={usePlace(view)}
      more={
        <>
          {bill.groups.map((group) => (
            <Group key={group.heading?.label ?? ""} group={group} />
          ))}
          <Sum bill={bill} />
        </>
      }
    />
  );
}

function Group({ group: { heading, lines } }: { group: BillGroup }) {
  const { free } = useBillTexts();
  const money = useMoney();
  return (
    <ul className={styles.group} data-others={heading ? undefined : ""}>
      {heading ? (
        <li className={styles.heading}>
          <span>{heading.label}</span>
          <span>{heading.amount}</span>
        </li>
      ) : null}
      {lines.map(({ label, cents }, index) => (
        <li key={index}>
          <span>{label}</span>
          <span>{cents === 0 ? free : money(cents)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Under the total is the place where it is paid. */
function Sum({ bill: { total, vat, open, payBy } }: { bill: OrderBill }) {
  const texts = useBillTexts();
  const money = useMoney();
  const lastDay = usePayBy(payBy);
  return (
    <>
      <p className={styles.sum}>
        <b>{texts.total}</b> <strong>{money(total)}</strong>
        <small>{texts.vat(money(vat))}</small>
      </p>
      <div className={styles.pay}>
        {open > 0 ? (
          <>
            <p>{unbroken(texts.howToPay(lastDay))}</p>
            <p>
              {texts.wrong} <PhoneLink />
            </p>
          </>
        ) : (
          <p>{texts.nothingOpen}</p>
        )}
      </div>
    </>
  );
}
