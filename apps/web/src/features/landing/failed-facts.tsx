import { formatLongDate } from "@waslijn/contract/shared/formats/dates";
import { useLanguage } from "../../i18n/language-context.ts";
import { useMoney } from "../../parts/bill/use-money.ts";
import { Facts } from "../../parts/landing/landing.tsx";
import type { BillAtHand } from "../../parts/order-links/bill-at-hand.ts";
import { Notice } from "../../ui/notice.tsx";
import styles from "../../parts/landing/landing.module.css";
import { useLandingTexts } from "./landing-texts.ts";

/** How a payment ended, that nothing was charged, and what is still to be paid (MINE-16). */
export default function FailedFacts({
  bill: { number, cents, payBy, outcome },
}: {
  bill: BillAtHand;
}) {
  const { payFail } = useLandingTexts();
  const money = useMoney();
  const language = useLanguage();
  const why = outcome && outcome in payFail.ends ? (outcome as keyof typeof payFail.ends) : "other";
  const { what, next } = payFail.ends[why];
  return (
    <>
      <Notice status="success" still className={styles.outcome}>
        {what ? `${what} ` : null}
        <b>{payFail.nothing}</b> {next}
      </Notice>
      {number && cents ? (
        <Facts
          rows={[
            { label: payFail.order, value: number },
            { label: payFail.due, value: money(cents) },
            ...(payBy ? [{ label: payFail.by, value: formatLongDate(payBy, language) }] : []),
          ]}
        />
      ) : null}
    </>
  );
}
