import { ButtonLink } from "@waslijn/ui/button/button.tsx";
import { Card } from "@waslijn/ui/card/card.tsx";
import { formatDate } from "../../i18n/format-date.ts";
import { formatWindow } from "../../i18n/format-window.ts";
import { useLanguage } from "../../i18n/language-context.ts";
import { OrderLine } from "../../parts/order-life/order-line.tsx";
import { StepSaid } from "../../parts/order-life/step-said.tsx";
import { useSentence } from "../../parts/order-life/use-sentence.ts";
import styles from "./my-orders.module.css";
import { useMyOrdersTexts } from "./my-orders-texts.ts";
import type { NextStop } from "./next-stop.ts";
import { PayLink } from "./pay-link.tsx";

/** Where we come next, on top of everything. */
export function NextStopCard({ stop: { order, stop, window } }: { stop: NextStop }) {
  const texts = useMyOrdersTexts();
  const language = useLanguage();
  const missed = useSentence(order);
  const said = texts.stops[stop](formatDate(window.date, language));
  return (
    <Card pegged className={styles.stop} aria-labelledby="next-stop">
      <p className="quiet">
        {texts.next} · {order.number}
      </p>
      <h2 id="next-stop">{order.awaits ? missed : said.charAt(0).toUpperCase() + said.slice(1)}</h2>
      {order.awaits ? null : (
        <p>
          <strong>{formatWindow(window.from, window.to)}</strong>
        </p>
      )}
      <div className={styles.line}>
        <OrderLine order={order} look="mini" />
      </div>
      <StepSaid order={order} className={styles.step} />
      <p className={styles.acts}>
        <ButtonLink kind="line" href={order.link}>
          {texts.view}
        </ButtonLink>
        {order.toPay ? <PayLink number={order.number} toPay={order.toPay} /> : null}
      </p>
    </Card>
  );
}
