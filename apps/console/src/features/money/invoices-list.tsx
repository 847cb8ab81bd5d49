import type { MoneyInvoice } from "@waslijn/contract/console/money";
import { formatMonth, formatShortDate } from "@waslijn/contract/shared/formats/dates";
import { formatCents } from "@waslijn/contract/shared/formats/money";
import { useState } from "react";
import { callConsole } from "../../api/client.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { CreditAsk, useMoneyAskTexts } from "../../parts/money-asks.tsx";
import { PaymentBadge } from "../../parts/payment-badge.tsx";
import { withPasskey } from "../../parts/with-passkey.ts";
import { Badge } from "../../ui/badge.tsx";
import { MoneyPages } from "./money-pages.tsx";
import type { MoneyRowContent, RowAct } from "./money-rows.tsx";
import type { MoneySearch } from "./money-search.ts";
import { useMoneyTexts } from "./money-texts.ts";
import { useDownload, useMoneyAct, usePages } from "./use-money.ts";

/** Invoices of one series with their files; an order's invoice is credited here (BOOKS-01, BOOKS-02). */
export function InvoicesList({ search: { search, series, day } }: { search: MoneySearch }) {
  const texts = useMoneyTexts();
  const asks = useMoneyAskTexts().credit;
  const language = useLanguage();
  const { act, isRunning } = useMoneyAct();
  const download = useDownload();
  const [crediting, setCrediting] = useState<NonNullable<MoneyInvoice["order"]>>();
  const query = { ...(series && { series }), ...(search && { search }), ...(day && { day }) };
  const pages = usePages(["invoices", query], (after, signal) =>
    callConsole("listInvoices", { query: { ...query, ...after }, signal }),
  );
  const credit = async (reason: string): Promise<void> => {
    if (!crediting) return;
    const { number, version } = crediting;
    const worked = await act({
      done: asks.done,
      run: () =>
        withPasskey(() =>
          callConsole("creditOrderInvoice", { params: { number }, body: { version, reason } }),
        ),
    });
    if (worked) setCrediting(undefined);
  };
  const badgeOf = (invoice: MoneyInvoice) => {
    if (invoice.isCredited || invoice.series === "credit") {
      return (
        <Badge icon="undo" tone="off">
          {invoice.isCredited ? texts.credited : texts.creditInvoice}
        </Badge>
      );
    }
    if (invoice.state === null) return <Badge icon="check">{texts.issued}</Badge>;
    return <PaymentBadge state={invoice.state} />;
  };
  const actsOf = ({ number, hasUbl, order, ...invoice }: MoneyInvoice): RowAct[] => [
    { label: "PDF", keys: "P", run: () => download.invoice(number, "pdf") },
    ...(hasUbl
      ? [{ label: "UBL", keys: "U", run: () => download.invoice(number, "ubl") } satisfies RowAct]
      : []),
    ...(order && invoice.series === "invoice" && !invoice.isCredited
      ? [{ label: texts.acts.credit, keys: "C", run: () => setCrediting(order) } satisfies RowAct]
      : []),
  ];
  const rowOf = (invoice: MoneyInvoice): MoneyRowContent => ({
    key: invoice.number,
    name: invoice.number,
    title: `${invoice.number} ${invoice.buyer || texts.erased}`,
    details: [
      formatShortDate(invoice.date, language),
      ...(invoice.order ? [invoice.order.number] : []),
      ...(invoice.month ? [texts.forMonth(formatMonth(invoice.month, language))] : []),
      ...(invoice.credits ? [texts.credits(invoice.credits)] : []),
    ].join(" · "),
    badge: badgeOf(invoice),
    amount: formatCents(invoice.cents, language),
    acts: [
      ...actsOf(invoice),
      ...(invoice.order ? [{ label: texts.acts.look, order: invoice.order.number }] : []),
    ],
  });
  return (
    <>
      <MoneyPages list="invoices" isNarrow={Boolean(search ?? day)} pages={pages} rowOf={rowOf} />
      {crediting && (
        <CreditAsk
          isRunning={isRunning}
          onSubmit={(reason) => void credit(reason)}
          onClose={() => setCrediting(undefined)}
        />
      )}
    </>
  );
}
