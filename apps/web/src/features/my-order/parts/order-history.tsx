import type { OrderView } from "@waslijn/contract/customer/my-order";
import { useLanguage } from "../../../i18n/language-context.ts";
import { useBillTexts } from "../../../parts/bill/bill-texts.ts";
import { useMoney } from "../../../parts/bill/use-money.ts";
import { shortMoment } from "../../../parts/order-life/life-steps.ts";
import styles from "../order-screen.module.css";
import { useOrderPartsTexts } from "./call-care.ts";

/** History of the order, newest first. */
export function OrderHistory({ view }: { view: OrderView }) {
  const { heading, events } = useOrderPartsTexts().history;
  const { moved } = useBillTexts();
  const money = useMoney();
  const language = useLanguage();
  return (
    <section className={styles.block} aria-labelledby="order-history">
      <h2 id="order-history">{heading}</h2>
      <ol className={styles.history} reversed>
        {view.history.toReversed().map(({ kind, at, money: news }, index) => (
          <li key={view.history.length - index}>
            <time dateTime={at}>{shortMoment(at, language)}</time>{" "}
            <span>{news ? moved[news.news](money(news.cents)) : events[kind]}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
