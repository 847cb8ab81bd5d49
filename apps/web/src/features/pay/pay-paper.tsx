import type { PayView } from "@waslijn/contract/customer/pay-link";
import { Receipt } from "@waslijn/ui/receipt/receipt.tsx";
import { BillLines } from "../../parts/bill/bill-lines.tsx";
import { useBillTexts } from "../../parts/bill/bill-texts.ts";
import { usePayBy } from "../../parts/bill/use-pay-by.ts";
import { PhoneLink } from "../../parts/contact/phone-link.tsx";
import { usePayTexts } from "./pay-texts.ts";
import styles from "./pay-screen.module.css";

/** The bill on paper, hanging from a line of its own. */
export function PayPaper({ view: { number, bill } }: { view: PayView }) {
  const texts = usePayTexts();
  const { wrong } = useBillTexts();
  const lastDay = usePayBy(bill.payBy);
  return (
    <aside className={styles.paper} aria-label={texts.paper}>
      <Receipt
        hang="line"
        header={
          <>
            {texts.order} <b>{number}</b>
          </>
        }
        more={
          <>
            <BillLines bill={bill} />
            {bill.open > 0 && bill.state !== "written-off" ? (
              <p className={styles.foot}>
                {bill.state === "open" ? `${texts.payBy(lastDay)} ` : null}
                {wrong} <PhoneLink />
              </p>
            ) : null}
          </>
        }
      />
    </aside>
  );
}
