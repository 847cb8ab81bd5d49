import { type BillList, bookOf } from "@waslijn/contract/console/codes";
import type { MoneyBill } from "@waslijn/contract/console/money";
import { formatShortDate } from "@waslijn/contract/shared/formats/dates";
import { formatCents } from "@waslijn/contract/shared/formats/money";
import { useState } from "react";
import { callConsole } from "../../api/client.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { useMoment, useToday } from "../../i18n/use-today.ts";
import { useMoneyAskTexts, WriteOffAsk } from "../../parts/money-asks.tsx";
import { withPasskey } from "../../parts/with-passkey.ts";
import { Badge } from "../../ui/badge.tsx";
import { MoneyPages } from "./money-pages.tsx";
import type { MoneyRowContent, RowAct } from "./money-rows.tsx";
import type { MoneySearch } from "./money-search.ts";
import { useMoneyTexts } from "./money-texts.ts";
import { useMoneyAct, usePages } from "./use-money.ts";

const DAY_MS = 86_400_000;
/** From then on a bill is marked as bad: both reminders have gone out. */
const VERY_LATE_DAYS = 14;

/** Whole days that a bill is overdue. */
export const daysLate = (payBy: string, today: string): number =>
  Math.max(0, Math.round((Date.parse(today) - Date.parse(payBy)) / DAY_MS));

type Props = { list: BillList; search: MoneySearch };

/** Bills that are overdue, not sent, charged back, or differ (BOOKS-01). */
export function BillsList({ list, search: { search, hub } }: Props) {
  const texts = useMoneyTexts();
  const asks = useMoneyAskTexts();
  const language = useLanguage();
  const moment = useMoment();
  const today = useToday();
  const { act, isRunning } = useMoneyAct();
  const [writingOff, setWritingOff] = useState<MoneyBill>();
  const query = { list, ...(search && { search }), ...(hub && { hub }) };
  const pages = usePages(["bills", query], (after, signal) =>
    callConsole("listBills", { query: { ...query, ...after }, signal }),
  );
  const cents = (amount: number): string => formatCents(amount, language);
  const send = ({ number, version }: MoneyBill): void =>
    void act({
      done: texts.sent(number),
      run: () => callConsole("sendBill", { params: { number }, body: { version, now: true } }),
    });
  const writeOff = async ({ number, version, due }: MoneyBill, reason: string): Promise<void> => {
    const worked = await act({
      done: asks.writeOff.done(cents(due)),
      run: () =>
        withPasskey(() =>
          callConsole("writeOffBill", { params: { number }, body: { version, reason } }),
        ),
    });
    if (worked) setWritingOff(undefined);
  };
  const detailsOf = (bill: MoneyBill): string => {
    if (list === "overdue") {
      const due = bill.payBy ? [texts.payBy(formatShortDate(bill.payBy, language))] : [];
      return [texts.reminders(bill.reminders), ...due].join(" · ");
    }
    if (list === "unsent") return texts.counted(moment(bill.since));
    const books = [...new Set(bill.differences.map(({ what }) => texts.books[bookOf(what)]))];
    return [
      ...(books.length > 0 ? [texts.booksDiffer(books.join(", "))] : []),
      texts.since(moment(bill.since)),
    ].join(" · ");
  };
  const badgeOf = (bill: MoneyBill) => {
    if (list === "overdue" && bill.payBy) {
      const days = daysLate(bill.payBy, today);
      const isVery = days > VERY_LATE_DAYS;
      return (
        <Badge icon={isVery ? "warn" : "clock"} tone={isVery ? "bad" : "ask"}>
          {texts.daysLate(days)}
        </Badge>
      );
    }
    if (list === "unsent") {
      return (
        <Badge icon="mail" tone="ask">
          {texts.notSent}
        </Badge>
      );
    }
    if (list === "charged-back") {
      return (
        <Badge icon="undo" tone="bad">
          {texts.chargedBack}
        </Badge>
      );
    }
    return (
      <Badge icon="euro" tone="ask">
        {bill.due < 0 ? texts.tooMuch : texts.differs}
      </Badge>
    );
  };
  const actsOf = (bill: MoneyBill): RowAct[] => {
    const { number: order, phone } = bill;
    const { acts } = texts;
    const call = phone ? [{ label: acts.call, href: `tel:${phone.replaceAll(" ", "")}` }] : [];
    const off = { label: acts.writeOff, keys: "W", run: () => setWritingOff(bill) };
    const sending = (label: string): RowAct => ({ label, keys: "S", run: () => send(bill) });
    switch (list) {
      case "overdue":
        return [sending(acts.remind), off, ...call];
      case "unsent":
        return [
          sending(acts.send),
          { label: acts.correct, order, do: "recount" },
          { label: acts.free, order, do: "free-line" },
        ];
      case "charged-back":
        return [sending(acts.again), off, { label: acts.look, order }];
      case "differs":
        return bill.due < 0
          ? [{ label: acts.refund, order, do: "refund" }]
          : [{ label: acts.look, order }];
    }
  };
  const rowOf = (bill: MoneyBill): MoneyRowContent => ({
    key: bill.number,
    name: `${bill.number} ${bill.customer}`,
    order: bill.number,
    title: bill.customer,
    details: detailsOf(bill),
    badge: badgeOf(bill),
    amount: cents(Math.abs(bill.due)),
    acts: actsOf(bill),
  });
  return (
    <>
      <MoneyPages list={list} isNarrow={Boolean(search ?? hub)} pages={pages} rowOf={rowOf} />
      {writingOff && (
        <WriteOffAsk
          amount={cents(writingOff.due)}
          isRunning={isRunning}
          onSubmit={(reason) => void writeOff(writingOff, reason)}
          onClose={() => setWritingOff(undefined)}
        />
      )}
    </>
  );
}
