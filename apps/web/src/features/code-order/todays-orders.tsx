import { listedOrders, needsAsking } from "../../parts/offline/device-order.ts";
import { Notice } from "../../ui/notice/notice.tsx";
import { useCodeOrderTexts } from "./code-order-texts.ts";
import { TodaysOrder } from "./todays-order.tsx";
import styles from "./todays-orders.module.css";
import type { CodeOrder } from "./use-code-order.ts";

/** What was placed from this device today, and what still waits. Nothing made, nothing shown. */
export function TodaysOrders({ order }: { order: CodeOrder }) {
  const texts = useCodeOrderTexts().today;
  const { orders } = order;
  if (orders.length === 0) return null;
  const now = Date.now();
  const listed = listedOrders(orders, now);
  const waiting = listed.filter((one) => one.state === "waiting" && !needsAsking(one, now));
  if (listed.length === 0) return null;
  return (
    <section className={`no-print ${styles.today}`} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {waiting.length > 0 ? (
        <Notice status="info" icon="offline" className={styles.notice}>
          {texts.waitingCount(waiting.length)}
        </Notice>
      ) : null}
      <ul className={styles.list}>
        {listed.map((one) => (
          <TodaysOrder key={one.key} order={one} asks={needsAsking(one, now)} page={order} />
        ))}
      </ul>
    </section>
  );
}
