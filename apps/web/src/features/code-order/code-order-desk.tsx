import { formatDate } from "@waslijn/contract/shared/formats/dates";
import type { Dispatch } from "react";
import {
  type CodeOrderKind,
  type DeviceOrder,
  asksStaff,
  listedOrders,
} from "../../parts/offline/device-order.ts";
import { useCounterPage } from "../../parts/offline/use-counter-page.ts";
import {
  openOrderQueue,
  useOrderQueue,
  type SeenOrders,
} from "../../parts/offline/use-order-queue.ts";
import type { CodeEntry, CodeEntryEvent } from "../../parts/service-point/code-entry.ts";
import { lookUp } from "../../parts/service-point/problem-of.ts";
import { FoundPoint } from "./found-point.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { findPoint } from "./place-code-order.ts";
import { Notice } from "../../ui/notice.tsx";
import { useCodeOrderTexts } from "./code-order-texts.ts";
import styles from "./todays-orders.module.css";
import { amsterdamDate, amsterdamTime } from "@waslijn/contract/shared/amsterdam-time";
import { useLanguage } from "../../i18n/language-context.ts";
import { Button, TextButton } from "../../ui/button.tsx";

export type DeskProps = {
  kind: CodeOrderKind;
  entry: CodeEntry<DeviceOrder>;
  dispatch: Dispatch<CodeEntryEvent<DeviceOrder>>;
};

export const lookUpPoint = (code: string) => lookUp<DeviceOrder>(code, findPoint);

/** Everything after the keypad; loads after hydration. */
export function CodeOrderDesk({ kind, entry, dispatch }: DeskProps) {
  const seen = useOrderQueue();
  useCounterPage(kind);
  return (
    <>
      {entry.at === "found" || entry.at === "placing" ? (
        <FoundPoint kind={kind} entry={entry} dispatch={dispatch} />
      ) : null}
      {entry.at === "placed" ? (
        <OrderSummary
          kind={kind}
          code={entry.code}
          order={seen.rows.find(({ key }) => key === entry.placed.key) ?? entry.placed}
          trouble={seen.trouble}
          dispatch={dispatch}
        />
      ) : null}
      <TodaysOrders {...seen} dispatch={dispatch} />
    </>
  );
}

type Props = SeenOrders & { dispatch: Dispatch<CodeEntryEvent<DeviceOrder>> };

/** Orders of today from this device, placed and queued. Hidden when empty. */
function TodaysOrders({ rows, at, trouble, dispatch }: Props) {
  const { today: texts, keepOpen } = useCodeOrderTexts();
  const listed = listedOrders(rows, at);
  const waiting = listed.filter((one) => one.state === "waiting" && !asksStaff(one, at));
  if (listed.length === 0) return null;
  return (
    <section className={`no-print ${styles.today}`} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {waiting.length > 0 ? (
        <Notice status="info" icon="offline" className={styles.notice}>
          {texts.waitingCount(waiting.length)} {trouble && keepOpen[trouble]}
        </Notice>
      ) : null}
      <ul className={styles.list}>
        {listed.map((one) => (
          <TodaysOrder
            key={one.key}
            order={one}
            today={amsterdamDate(new Date(at))}
            asks={asksStaff(one, at)}
            onShow={() => dispatch({ type: "shown", code: one.code, point: one, placed: one })}
          />
        ))}
      </ul>
    </section>
  );
}

type TodaysOrderProps = {
  order: DeviceOrder;
  today: string;
  asks: boolean;
  onShow: () => void;
};

function TodaysOrder({ order, today, asks, onShow }: TodaysOrderProps) {
  const texts = useCodeOrderTexts().today;
  const language = useLanguage();
  const made = new Date(order.madeAt);
  const time = amsterdamTime(made);
  const day = amsterdamDate(made);
  const company = order.company || order.code;
  return (
    <li className={styles.row}>
      <span className={styles.time}>{time}</span>
      <span className={styles.what}>
        <b>{company}</b>
        {day !== today && !asks ? <span className="quiet">{formatDate(day, language)}</span> : null}
        <State order={order} asks={asks} />
      </span>
      {order.state === "placed" ? (
        <TextButton aria-label={texts.showOf(company, time)} onClick={onShow}>
          {texts.show}
        </TextButton>
      ) : null}
      {order.state === "refused" ? (
        <TextButton
          aria-label={`${texts.seen}: ${company}, ${time}`}
          onClick={() => void openOrderQueue().discard(order.key)}
        >
          {texts.seen}
        </TextButton>
      ) : null}
      {asks ? <Ask order={order} /> : null}
    </li>
  );
}

function State({ order, asks }: { order: DeviceOrder; asks: boolean }) {
  const texts = useCodeOrderTexts().today;
  const language = useLanguage();
  if (order.state === "refused") return <span>{texts.refused[order.refusal]}</span>;
  if (order.state === "placed") return <span className="quiet">{texts.placed}</span>;
  if (!asks) return <span className="quiet">{texts.waiting}</span>;
  const made = new Date(order.madeAt);
  return (
    <span>
      {texts.ask} {formatDate(amsterdamDate(made), language)} {amsterdamTime(made)}. {texts.askDo}
    </span>
  );
}

function Ask({ order }: { order: DeviceOrder }) {
  const texts = useCodeOrderTexts().today;
  const answer = async (isWanted: boolean): Promise<void> => {
    const queue = openOrderQueue();
    await (isWanted ? queue.confirm(order.key) : queue.discard(order.key));
  };
  return (
    <span className={styles.ask}>
      <Button kind="line" onClick={() => void answer(true)}>
        {texts.send}
      </Button>
      <TextButton onClick={() => void answer(false)}>{texts.discard}</TextButton>
    </span>
  );
}
