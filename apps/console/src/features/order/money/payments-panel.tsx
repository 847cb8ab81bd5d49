import { formatCents } from "@waslijn/contract/shared/formats/money";
import { type Book, bookOf } from "@waslijn/contract/console/codes";
import type { DeskOrder } from "@waslijn/contract/console/order";
import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { callConsole } from "../../../api/client.ts";
import { meQuery } from "../../../api/me-query.ts";
import { useMoment } from "../../../i18n/use-today.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { PaymentBadge } from "../../../parts/payment-badge.tsx";
import type { DialogProps } from "../use-order-acts.ts";
import { reasonWords } from "../event-words.ts";
import { sideInWords } from "./book-sides.ts";
import { billAdvice, paymentWords } from "./payment-words.ts";
import { useOrderTexts } from "../order-texts.ts";
import { CloseRefundAsk, useMoneyAskTexts } from "../../../parts/money-asks.tsx";
import { Button } from "../../../ui/button.tsx";

type Refund = DeskOrder["refunds"][number];

export function PaymentsPanel({ order, acts }: DialogProps) {
  const { payments: texts, history } = useOrderTexts();
  const language = useLanguage();
  const moment = useMoment();
  const asks = useMoneyAskTexts().closeRefund;
  const { data: me } = useQuery(meQuery);
  const [closing, setClosing] = useState<Refund>();
  const stateOf = ({ state, paidOtherwise }: Refund): string =>
    paidOtherwise === null ? texts.refundStates[state] : texts.paidOtherwise(paidOtherwise);
  const inWords = (side: string): string =>
    sideInWords(side, { ...texts.sidesWords, states: texts.states }, language);
  const sidesOf = (book: Book, ours: string, theirs: string): string =>
    book === "invoice" ? "" : (book === "sums" ? texts.sidesSums : texts.sides)(ours, theirs);
  const lines = [
    ...order.payments.map((payment) => ({
      id: payment.id,
      what: texts.methods[payment.method],
      cents: payment.cents,
      state: paymentWords(payment, texts, language),
      at: payment.changedAt,
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
  const advice = billAdvice(order, texts, language);
  const retry = ({ id, cents }: Refund): void =>
    void acts.change(texts.retried(formatCents(cents, language)), (version) =>
      callConsole("retryRefund", { params: { number: order.number, id }, body: { version } }),
    );
  const close = async (
    { id, cents }: Refund,
    how: { isPaid: boolean; reason: string },
  ): Promise<void> => {
    const done = how.isPaid ? asks.paid(formatCents(cents, language)) : asks.dropped;
    const worked = await acts.change(done, (version) =>
      callConsole("closeRefund", {
        params: { number: order.number, id },
        body: { version, ...how },
      }),
    );
    if (worked) setClosing(undefined);
  };
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
                      <Button size="s" aria-disabled={acts.isRunning} onClick={() => retry(refund)}>
                        {texts.retry}
                      </Button>
                    )}
                    {(refund.awaits === "desk" || me?.role === "owner") && (
                      <Button size="s" onClick={() => setClosing(refund)}>
                        {texts.close}
                      </Button>
                    )}
                  </span>
                )}
              </span>
              <span className="bar-end">{formatCents(cents, language)}</span>
            </li>
          ))}
        </ul>
      )}
      {advice && (
        <p className="panel-foot">
          <Icon name="warn" size="s" />
          {advice}
        </p>
      )}
      {order.differences.map(({ what, ours, theirs, since }) => (
        <p key={what} className="panel-foot">
          <Icon name="warn" size="s" />
          <span>
            {texts.differs(texts.books[bookOf(what)], moment(since))}{" "}
            {sidesOf(bookOf(what), inWords(ours), inWords(theirs))}
          </span>
        </p>
      ))}
      {closing && (
        <CloseRefundAsk
          amount={formatCents(closing.cents, language)}
          isRunning={acts.isRunning}
          onSubmit={(how) => void close(closing, how)}
          onClose={() => setClosing(undefined)}
        />
      )}
    </Panel>
  );
}
