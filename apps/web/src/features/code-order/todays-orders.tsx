import type { Dispatch } from "react";
import type { CodeEntryEvent } from "../../parts/service-point/code-entry.ts";
import { listedOrders, needsAsking, type DeviceOrder } from "../../parts/offline/device-order.ts";
import type { SeenOrders } from "../../parts/offline/order-queue.ts";
import { Notice } from "@waslijn/ui/notice/notice.tsx";
import { useCodeOrderTexts } from "./code-order-texts.ts";
import { TodaysOrder } from "./todays-order.tsx";
import styles from "./todays-orders.module.css";

type Props = SeenOrders & { dispatch: Dispatch<CodeEntryEvent<DeviceOrder>> };

/** What was placed from this device today, and what still waits. Nothing made, nothing shown. */
export function TodaysOrders({ orders, at, trouble, dispatch }: Props) {
  const { today: texts, keepOpen } = useCodeOrderTexts();
  const listed = listedOrders(orders, at);
  const waiting = listed.filter((one) => one.state === "waiting" && !needsAsking(one, at));
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
            asks={needsAsking(one, at)}
            onShow={() => dispatch({ type: "shown", code: one.code, point: one, placed: one })}
          />
        ))}
      </ul>
    </section>
  );
}
