import type { PayView } from "@waslijn/contract/customer/pay-link";
import { brand } from "@waslijn/contract/shared/brand";
import { ButtonLink, TextButton } from "@waslijn/ui/button/button.tsx";
import { Dots } from "@waslijn/ui/button/dots.tsx";
import { unbroken } from "@waslijn/ui/text/unbroken.tsx";
import { useMoney } from "../../parts/bill/use-money.ts";
import { tooMuch, type PaySituation } from "./pay-situation.ts";
import { usePayTexts } from "./pay-texts.ts";
import styles from "./pay-screen.module.css";

type Ended = Exclude<PaySituation, "due">;
type Props = { view: PayView; situation: Ended; onAgain: () => void };

const WITH_CALL: readonly Ended[] = ["due-elsewhere", "written-off"];

/** There is nothing to pay here, or nothing to do but wait. */
export function PayEnded({ view, situation, onAgain }: Props) {
  const texts = usePayTexts();
  const money = useMoney();
  const { bill } = view;
  const { heading, text } = texts.ends[situation];
  const invoice = bill.invoices.findLast(({ credits }) => credits === null);
  return (
    <>
      <h1>{heading}</h1>
      <p className="lede">{unbroken(text(money(amountOf(situation, view))))}</p>
      {invoice && bill.open === 0 ? (
        <p className={styles.say}>{unbroken(texts.receipt(invoice.number))}</p>
      ) : null}
      {situation === "pending" ? (
        <>
          <p className={styles.waits} aria-hidden="true">
            <Dots />
          </p>
          {view.methods.length > 0 ? (
            <div className={styles.say}>
              <p>{texts.againHint}</p>
              <TextButton onClick={onAgain}>{texts.again}</TextButton>
            </div>
          ) : null}
        </>
      ) : null}
      {WITH_CALL.includes(situation) ? (
        <p className={styles.say}>
          <ButtonLink icon="phone" href={brand.phoneLink}>
            {texts.call(brand.phone)}
          </ButtonLink>
        </p>
      ) : null}
    </>
  );
}

function amountOf(situation: Ended, view: PayView): number {
  const { open, paid, refunded } = view.bill;
  switch (situation) {
    case "due-elsewhere":
      return open;
    case "overpaid":
      return tooMuch(view);
    case "partly-refunded":
    case "refunded":
      return refunded;
    default:
      return paid;
  }
}
