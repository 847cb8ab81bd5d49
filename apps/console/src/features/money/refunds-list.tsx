import type { MoneyRefund } from "@waslijn/contract/console/money";
import type { RefundState } from "@waslijn/contract/shared/payments";
import { formatCents } from "@waslijn/contract/shared/formats/money";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callConsole } from "../../api/client.ts";
import { meQuery } from "../../api/me-query.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { useMoment } from "../../i18n/use-today.ts";
import { CloseRefundAsk, useMoneyAskTexts } from "../../parts/money-asks.tsx";
import { withPasskey } from "../../parts/with-passkey.ts";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import type { IconName } from "../../ui/icon.tsx";
import { MoneyPages } from "./money-pages.tsx";
import type { MoneyRowContent, RowAct } from "./money-rows.tsx";
import type { MoneySearch } from "./money-search.ts";
import { useMoneyTexts } from "./money-texts.ts";
import { useMoneyAct, usePages } from "./use-money.ts";

const LOOKS: Record<RefundState, [icon: IconName, tone: BadgeTone]> = {
  queued: ["clock", "idle"],
  pending: ["clock", "idle"],
  done: ["check", "plain"],
  failed: ["st-miss", "bad"],
};

/** Refunds; those that the service could not make are retried or closed here (BOOKS-01, PAY-12). */
export function RefundsList({ search: { search, hub, state } }: { search: MoneySearch }) {
  const texts = useMoneyTexts();
  const asks = useMoneyAskTexts().closeRefund;
  const language = useLanguage();
  const moment = useMoment();
  const { data: me } = useQuery(meQuery);
  const { act, isRunning } = useMoneyAct();
  const [closing, setClosing] = useState<MoneyRefund>();
  const query = { ...(state && { state }), ...(search && { search }), ...(hub && { hub }) };
  const pages = usePages(["refunds", query], (after, signal) =>
    callConsole("listRefunds", { query: { ...query, ...after }, signal }),
  );
  const cents = (amount: number): string => formatCents(amount, language);
  const retry = ({ id, number, version, cents: amount }: MoneyRefund): void =>
    void act({
      done: texts.retried(cents(amount)),
      run: () =>
        withPasskey(() =>
          callConsole("retryRefund", { params: { number, id }, body: { version } }),
        ),
    });
  const close = async (
    { id, number, version, cents: amount }: MoneyRefund,
    how: { isPaid: boolean; reason: string },
  ): Promise<void> => {
    const worked = await act({
      done: how.isPaid ? asks.paid(cents(amount)) : asks.dropped,
      run: () =>
        withPasskey(() =>
          callConsole("closeRefund", { params: { number, id }, body: { version, ...how } }),
        ),
    });
    if (worked) setClosing(undefined);
  };
  const actsOf = (refund: MoneyRefund): RowAct[] => {
    const closes: RowAct = {
      label: texts.acts.close,
      keys: "W",
      run: () => setClosing(refund),
    };
    if (refund.awaits === "desk") {
      return [{ label: texts.acts.retry, keys: "S", run: () => retry(refund) }, closes];
    }
    return refund.awaits === "owner" && me?.role === "owner" ? [closes] : [];
  };
  const rowOf = (refund: MoneyRefund): MoneyRowContent => {
    const [icon, tone] = LOOKS[refund.state];
    const isForOwner = refund.awaits === "owner";
    return {
      key: refund.id,
      name: `${refund.number} ${refund.customer}`,
      order: refund.number,
      title: refund.customer,
      details: [
        refund.purpose === "difference" ? texts.purposes.difference : refund.reason,
        moment(refund.at),
        ...(refund.paidOtherwise === null ? [] : [texts.paidOtherwise(refund.paidOtherwise)]),
        ...(refund.awaits ? [texts.awaits[refund.awaits]] : []),
      ].join(" · "),
      badge: (
        <Badge icon={isForOwner ? "warn" : icon} tone={isForOwner ? "ask" : tone}>
          {texts.refundStates[refund.state]}
        </Badge>
      ),
      amount: cents(-refund.cents),
      acts: actsOf(refund),
    };
  };
  return (
    <>
      <MoneyPages
        list="refunds"
        isNarrow={Boolean(search ?? hub ?? state)}
        pages={pages}
        rowOf={rowOf}
      />
      {closing && (
        <CloseRefundAsk
          amount={cents(closing.cents)}
          isRunning={isRunning}
          onSubmit={(how) => void close(closing, how)}
          onClose={() => setClosing(undefined)}
        />
      )}
    </>
  );
}
