import { Swing } from "../../ui/swing.tsx";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { Loading, Lost } from "../../parts/landing/waiting.tsx";
import {
  usePay,
  type Pay,
  type PayNews,
  situationOf,
  tooMuch,
  type PaySituation,
  reasonOf,
  keptOf,
} from "./use-pay.ts";
import { readHistoryState } from "../../lib/history-state.ts";
import { useHydrated } from "@waslijn/design/use-hydrated.ts";
import { useVisit } from "../../parts/navigation/visit.ts";
import { payCodeIn } from "../../paths.ts";
import type { PayView } from "@waslijn/contract/customer/bills";
import { classes } from "../../ui/classes.ts";
import { Notice } from "../../ui/notice.tsx";
import { useState } from "react";
import { Head } from "../../parts/navigation/link.tsx";
import styles from "./pay-screen.module.css";
import { Receipt } from "../../ui/receipt.tsx";
import { BillLines, usePayBy, METHOD_DRAWINGS } from "../../parts/bill/bill-lines.tsx";
import { useBillTexts } from "../../parts/bill/bill-texts.ts";
import { PhoneLink } from "../../parts/chrome/phone-link.tsx";
import { brand } from "@waslijn/contract/shared/brand";
import { ButtonLink, Button, Dots } from "../../ui/button.tsx";
import { unbroken } from "../../ui/unbroken.tsx";
import { useMoney } from "../../parts/bill/use-money.ts";
import { Actions } from "../../ui/actions.tsx";
import { Icon } from "../../ui/drawing.tsx";
import { OptionCard, OptionList } from "../../ui/fields/option-card.tsx";
import { defineTexts } from "../../i18n/define-texts.ts";

const usePayTexts = defineTexts({
  en: () => import("./pay.en.ts"),
  nl: () => import("./pay.nl.ts"),
});

type Ended = Exclude<PaySituation, "due">;
type PayEndedProps = { view: PayView; situation: Ended; onAgain: () => void };

const WITH_CALL: readonly Ended[] = ["due-elsewhere", "written-off"];

/** Shown when nothing is to be paid, or a payment is pending. */
function PayEnded({ view, situation, onAgain }: PayEndedProps) {
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
          {view.methods.length > 0 ? (
            <div className={styles.say}>
              <Button onClick={onAgain}>{texts.again}</Button>
              <p>{texts.againHint}</p>
            </div>
          ) : null}
          <div className={styles.waits} aria-hidden="true">
            <Dots />
          </div>
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
  const { open, total, refunded } = view.bill;
  switch (situation) {
    case "due-elsewhere":
      return open;
    case "overpaid":
      return tooMuch(view);
    case "partly-refunded":
    case "refunded":
      return refunded;
    default:
      return total;
  }
}

const DeadLink = lazyPart(() => import("../../parts/landing/dead-link.tsx"), LoadingBill);

/** The page behind the link of a bill (PAY-01). */
export default function PayPage() {
  const code = usePayCode();
  const pay = usePay(code);
  const texts = usePayTexts();
  const { known } = pay;
  if (known.status === "here") return <PayScreen view={known.view} news={known.news} pay={pay} />;
  return (
    <>
      {/* Without a bill, draw the line alone. */}
      <Swing kind="top" className="no-print" />
      {known.status === "loading" ? <LoadingBill /> : null}
      {known.status === "lost" ? (
        <Lost texts={texts.lost} onRetry={() => void pay.refresh()} />
      ) : null}
      {known.status === "gone" ? <DeadLink /> : null}
    </>
  );
}

function LoadingBill() {
  const texts = usePayTexts();
  return <Loading title={texts.paper} text={texts.loading} />;
}

/** Code of this bill, from the URL. On a static host it is in the history state instead. */
function usePayCode(): string {
  const inAddress = payCodeIn(useVisit());
  const isHydrated = useHydrated();
  return inAddress ?? (isHydrated ? readHistoryState("code") : undefined) ?? "";
}

type Props = { view: PayView; news: PayNews; pay: Pay };

/** A bill with its next action. */
function PayScreen({ view, news, pay }: Props) {
  const texts = usePayTexts();
  const situation = situationOf(view);
  const [first] = useState(situation);
  /** The customer may start another payment instead of waiting for a pending one. */
  const [isAgain, setAgain] = useState(false);
  const isForm = situation === "due" || (situation === "pending" && isAgain);
  return (
    <div className={classes("wrap", styles.hung)}>
      <Head title={texts.title(view.number)} />
      <section className={styles.main}>
        {/* Live region: always rendered, so that changes are announced. */}
        <div role="status" className={styles.news}>
          {news ? (
            <Notice status={news === "changed" ? "info" : "error"} still>
              {texts.news[news]}
            </Notice>
          ) : null}
          {situation !== first && situation !== "due" ? (
            <span className="hide">{texts.ends[situation].heading}</span>
          ) : null}
        </div>
        <p className={styles.eyebrow}>
          {texts.order} <b>{view.number}</b>
          {view.plan ? ` · ${view.plan}` : null}
        </p>
        {isForm ? (
          <PayForm view={view} pay={pay} />
        ) : (
          <PayEnded view={view} situation={situation} onAgain={() => setAgain(true)} />
        )}
      </section>
      <PayPaper view={view} />
    </div>
  );
}

/** The bill as a receipt. */
function PayPaper({ view: { number, bill } }: { view: PayView }) {
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

/** Amount, four payment methods and one button (PAY-03). The chosen method is not stored. */
function PayForm({ view, pay }: { view: PayView; pay: Pay }) {
  const texts = usePayTexts();
  const { methods } = useBillTexts();
  const money = useMoney();
  const isHydrated = useHydrated();
  const [method, setMethod] = useState(view.methods[0] ?? "ideal");
  const reason = useReason(view);
  const amount = money(view.bill.open);
  return (
    <>
      <h1 className={styles.amount}>
        <span className="hide">{texts.toPay}</span>
        {amount}
      </h1>
      {reason ? (
        <Notice status="info" still className={styles.reason}>
          {reason}
        </Notice>
      ) : null}
      <p className="lede">{texts.how}</p>
      <OptionList legend={texts.how} className={styles.methods} disabled={pay.paying !== "no"}>
        {view.methods.map((name) => (
          <OptionCard
            key={name}
            size="small"
            type="radio"
            name="method"
            value={name}
            checked={method === name}
            onChange={() => setMethod(name)}
            drawing={METHOD_DRAWINGS[name]}
            title={methods[name]}
            text={texts.methods[name].text}
          />
        ))}
      </OptionList>
      {isHydrated ? null : (
        <noscript>
          <p className={styles.say}>
            {texts.noScript} <PhoneLink />
          </p>
        </noscript>
      )}
      <Actions>
        <Button onClick={() => pay.pay(method)} busy={pay.paying !== "no"} busyLabel={texts.busy}>
          {texts.pay(amount, texts.methods[method].with)}
        </Button>
      </Actions>
      <div role="status">
        {pay.paying === "waiting" ? (
          <Notice status="info" icon="offline" still>
            {texts.waiting}
          </Notice>
        ) : null}
      </div>
      <p className={styles.lock}>
        <Icon name="lock" />
        {texts.methods[method].lock}
      </p>
    </>
  );
}

/** Why the customer has to pay again or only a part, or need not pay. */
function useReason(view: PayView): string | undefined {
  const { rest, writtenOff } = usePayTexts();
  const { overdue, chargedBack } = useBillTexts();
  const money = useMoney();
  switch (reasonOf(view)) {
    case "overdue":
      return overdue;
    case "charged-back":
      return chargedBack;
    case "written-off":
      return writtenOff;
    case "rest":
      return rest(money(keptOf(view.bill)));
    default:
      return undefined;
  }
}
