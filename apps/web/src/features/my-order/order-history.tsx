import type { OrderView } from "@waslijn/contract/customer/my-order";
import { useLanguage } from "../../i18n/language-context.ts";
import { shortMoment } from "../../parts/order-life/say-when.ts";
import { useMyOrderTexts } from "./my-order-texts.ts";
import styles from "./order-screen.module.css";

/** What happened to the order, newest first. */
export function OrderHistory({ view }: { view: OrderView }) {
  const { history } = useMyOrderTexts();
  const language = useLanguage();
  return (
    <section className={styles.block} aria-labelledby="order-history">
      <h2 id="order-history">{history.heading}</h2>
      <ol className={styles.history} reversed>
        {view.history.toReversed().map(({ kind, at }, index) => (
          <li key={view.history.length - index}>
            <time dateTime={at}>{shortMoment(at, language)}</time> {history.events[kind]}
          </li>
        ))}
      </ol>
    </section>
  );
}
