import { formatWholeDate } from "@waslijn/contract/shared/formats/dates";
import type { BillGroup, OrderBill } from "@waslijn/contract/customer/my-order";
import { useBillTexts } from "./bill-texts.ts";
import styles from "./bill-lines.module.css";
import { useMoney } from "./use-money.ts";
import { useLanguage } from "../../i18n/language-context.ts";
import type { PayMethod } from "@waslijn/contract/shared/payments";
import type { DrawingName } from "../../ui/drawing.tsx";

export const METHOD_DRAWINGS = {
  ideal: "pay-app",
  creditcard: "pay-card",
  paypal: "pay-wallet",
  banktransfer: "pay-bank",
} as const satisfies Record<PayMethod, DrawingName>;

/** Bill lines with total and paid amount (MINE-07). */
export function BillLines({ bill }: { bill: OrderBill }) {
  return (
    <>
      {bill.groups.map((group) => (
        <Group key={group.heading?.label ?? ""} group={group} />
      ))}
      <Sum bill={bill} />
    </>
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

function Sum({ bill: { total, vat, paid, refunded, returning, open } }: { bill: OrderBill }) {
  const texts = useBillTexts();
  const money = useMoney();
  const moved = [
    { label: texts.paid, cents: paid },
    { label: texts.refunded, cents: refunded - returning },
    { label: texts.returning, cents: returning },
    { label: texts.open, cents: open },
  ].filter(({ cents }) => cents > 0);
  return (
    <>
      <p className={styles.sum}>
        <b>{texts.total}</b> <strong>{money(total)}</strong>
        <small>{texts.vat(money(vat))}</small>
      </p>
      {paid > 0 ? (
        <ul className={styles.moved}>
          {moved.map(({ label, cents }) => (
            <li key={label}>
              <span>{label}</span>
              <span>{money(cents)}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

export function usePayBy(date: string): string {
  return formatWholeDate(date, useLanguage());
}
