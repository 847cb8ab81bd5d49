import type { CodeOrderKind } from "../../parts/offline/device-order.ts";
import { useCounterPage } from "../../parts/offline/use-counter-page.ts";
import { Head } from "../../parts/navigation/head.tsx";
import { CodeKeypad } from "../../parts/service-point/code-keypad.tsx";
import { useCodeOrderTexts } from "./code-order-texts.ts";
import styles from "./code-order-page.module.css";
import { FoundPoint } from "./found-point.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { TodaysOrders } from "./todays-orders.tsx";
import { useCodeOrder } from "./use-code-order.ts";

/** Drop-off and collection: one screen, four digits, one button. */
export function CodeOrderPage({ kind }: { kind: CodeOrderKind }) {
  const texts = useCodeOrderTexts();
  const order = useCodeOrder(kind);
  const { entry, dispatch } = order;
  useCounterPage(kind);
  return (
    <div className="wrap pagepad-s">
      <Head title={texts[kind].title} description={texts[kind].description} />
      {entry.at === "placed" ? (
        <OrderSummary kind={kind} code={entry.code} made={entry.placed} order={order} />
      ) : (
        <>
          <div className={`center ${styles.welcome}`}>
            <h1>{texts[kind].title}</h1>
            <p className="lede">{texts.lede}</p>
          </div>
          {entry.at === "typing" || entry.at === "looking-up" ? (
            <CodeKeypad entry={entry} dispatch={dispatch} />
          ) : (
            <FoundPoint kind={kind} entry={entry} order={order} />
          )}
        </>
      )}
      <TodaysOrders order={order} />
    </div>
  );
}
