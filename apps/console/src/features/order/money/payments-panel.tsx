import type { DeskOrder } from "@waslijn/contract/console/desk/order";
import { formatCents } from "../../../i18n/formats.ts";
import { useMoment } from "../../../i18n/use-today.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { Panel } from "../../../parts/panel/panel.tsx";
import { PaymentBadge } from "../../../parts/payment-badge/payment-badge.tsx";
import { reasonWords } from "../history/event-words.ts";
import { useOrderTexts } from "../order-texts.ts";

export function PaymentsPanel({ order }: { order: DeskOrder }) {
  const { payments: texts, history } = useOrderTexts();
  const language = useLanguage();
  const moment = useMoment();
  const lines = [
    ...order.payments.map(({ id, method, cents, state, changedAt }) => ({
      id,
      what: texts.methods[method],
      cents,
      state: texts.states[state],
      at: changedAt,
    })),
    ...order.refunds.map(({ id, cents, state, reason, at }) => ({
      id,
      what: `${texts.refund}: ${reasonWords(reason, history)}`,
      cents,
      state: texts.refundStates[state],
      at,
    })),
  ];
  return (
    <Panel title={texts.title} aside={<PaymentBadge state={order.bill?.state ?? null} />}>
      {lines.length === 0 ? (
        <p className="panel-in quiet">{texts.none}</p>
      ) : (
        <ul className="rows">
          {lines.map(({ id, what, cents, state, at }) => (
            <li key={id}>
              <span className="hand-text">
                <b>{what}</b>
                <span>
                  {moment(at)} · {state}
                </span>
              </span>
              <span className="bar-end">{formatCents(cents, language)}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
