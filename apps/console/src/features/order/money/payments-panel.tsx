import type { DeskOrder } from "@waslijn/contract/console/desk/order";
import { useState } from "react";
import { callConsole } from "../../../api/client.ts";
import { formatCents } from "../../../i18n/formats.ts";
import { useMoment } from "../../../i18n/use-today.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { Icon } from "../../../parts/icon/icon.tsx";
import { Panel } from "../../../parts/panel/panel.tsx";
import { withPasskey } from "../../../parts/passkey/with-passkey.ts";
import { PaymentBadge } from "../../../parts/payment-badge/payment-badge.tsx";
import type { DialogProps } from "../acts/use-order-acts.ts";
import { reasonWords } from "../history/event-words.ts";
import { useOrderTexts } from "../order-texts.ts";
import { CloseRefundDialog } from "./close-refund-dialog.tsx";

type Refund = DeskOrder["refunds"][number];

/** Which of the books an audit's finding is about. */
const bookOf = (what: string): "payment" | "invoice" | "sums" =>
  what.startsWith("payment") ? "payment" : what.startsWith("invoice") ? "invoice" : "sums";

export function PaymentsPanel({ order, acts }: DialogProps) {
  const { payments: texts, history } = useOrderTexts();
  const language = useLanguage();
  const moment = useMoment();
  const [closing, setClosing] = useState<Refund>();
  const stateOf = ({ state, paidOtherwise }: Refund): string =>
    paidOtherwise === null ? texts.refundStates[state] : texts.paidOtherwise(paidOtherwise);
  const lines = [
    ...order.payments.map(({ id, method, cents, state, changedAt }) => ({
      id,
      what: texts.methods[method],
      cents,
      state: texts.states[state],
      at: changedAt,
      refund: undefined,
    })),
    ...order.refunds.map((refund) => ({
      id: refund.id,
      what: `${texts.refund}: ${reasonWords(refund.reason, history)}`,
      cents: refund.cents,
      state: stateOf(refund),
      at: refund.at,
      refund,
    })),
  ];
  const retry = ({ id, cents }: Refund): void =>
    void acts.change(texts.retried(formatCents(cents, language)), (version) =>
      withPasskey(() =>
        callConsole("retryRefund", { params: { number: order.number, id }, body: { version } }),
      ),
    );
  return (
    <Panel title={texts.title} aside={<PaymentBadge state={order.bill?.state ?? null} />}>
      {lines.length === 0 ? (
        <p className="panel-in quiet">{texts.none}</p>
      ) : (
        <ul className="rows">
          {lines.map(({ id, what, cents, state, at, refund }) => (
            <li key={id}>
              <span className="hand-text">
                <b>{what}</b>
                <span>
                  {moment(at)} · {state}
                </span>
                {refund?.awaits && (
                  <span className="refund-acts">
                    <span>{texts.awaits[refund.awaits]}</span>
                    {refund.awaits === "desk" && (
                      <button
                        className="btn btn-line btn-s"
                        type="button"
                        aria-disabled={acts.isRunning}
                        onClick={() => retry(refund)}
                      >
                        {texts.retry}
                      </button>
                    )}
                    <button
                      className="btn btn-line btn-s"
                      type="button"
                      onClick={() => setClosing(refund)}
                    >
                      {texts.close}
                    </button>
                  </span>
                )}
              </span>
              <span className="bar-end">{formatCents(cents, language)}</span>
            </li>
          ))}
        </ul>
      )}
      {order.differences.map(({ what, ours, theirs, since }) => (
        <p key={what} className="panel-foot">
          <Icon name="warn" size="s" />
          {texts.differs(texts.books[bookOf(what)], moment(since))} {texts.sides(ours, theirs)}
        </p>
      ))}
      {closing && (
        <CloseRefundDialog
          order={order}
          acts={acts}
          refund={closing}
          onClose={() => setClosing(undefined)}
        />
      )}
    </Panel>
  );
}
