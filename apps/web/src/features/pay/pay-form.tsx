import type { PayView } from "@waslijn/contract/customer/pay-link";
import { Actions } from "@waslijn/ui/actions/actions.tsx";
import { Button } from "@waslijn/ui/button/button.tsx";
import { Icon } from "@waslijn/ui/drawings/drawing.tsx";
import { Notice } from "@waslijn/ui/notice/notice.tsx";
import { OptionCard } from "@waslijn/ui/option/option-card.tsx";
import { OptionList } from "@waslijn/ui/option/option-list.tsx";
import { useState } from "react";
import { useHydrated } from "@waslijn/ui/take-over/use-hydrated.ts";
import { useBillTexts } from "../../parts/bill/bill-texts.ts";
import { METHOD_DRAWINGS } from "../../parts/bill/method-drawings.ts";
import { useMoney } from "../../parts/bill/use-money.ts";
import { PhoneLink } from "../../parts/contact/phone-link.tsx";
import { reasonOf } from "./pay-situation.ts";
import { usePayTexts } from "./pay-texts.ts";
import styles from "./pay-screen.module.css";
import type { Pay } from "./use-pay.ts";

/** The amount, four ways to pay it, and one press (PAY-03). What was chosen is remembered by nobody. */
export function PayForm({ view, pay }: { view: PayView; pay: Pay }) {
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

/** Why it is asked again, or only in part. */
function useReason(view: PayView): string | undefined {
  const { rest } = usePayTexts();
  const { overdue, chargedBack } = useBillTexts();
  const money = useMoney();
  switch (reasonOf(view)) {
    case "overdue":
      return overdue;
    case "charged-back":
      return chargedBack;
    case "rest":
      return rest(money(view.bill.paid));
    default:
      return undefined;
  }
}
