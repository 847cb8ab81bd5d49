import { amsterdamDate, amsterdamTime } from "@waslijn/contract/shared/amsterdam-time";
import { formatDate } from "../../i18n/format-date.ts";
import { useLanguage } from "../../i18n/language-context.ts";
import type { DeviceOrder } from "../../parts/offline/device-order.ts";
import { openCounter } from "../../parts/offline/use-order-queue.ts";
import { Button, TextButton } from "@waslijn/ui/button/button.tsx";
import { useCodeOrderTexts } from "./code-order-texts.ts";
import styles from "./todays-orders.module.css";

type Props = { order: DeviceOrder; asks: boolean; onShow: () => void };

export function TodaysOrder({ order, asks, onShow }: Props) {
  const texts = useCodeOrderTexts().today;
  const time = amsterdamTime(new Date(order.madeAt));
  const company = order.company || order.code;
  return (
    <li className={styles.row}>
      <span className={styles.time}>{time}</span>
      <span className={styles.what}>
        <b>{company}</b>
        <State order={order} asks={asks} />
      </span>
      {order.state === "placed" ? (
        <TextButton aria-label={texts.showOf(company, time)} onClick={onShow}>
          {texts.show}
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
    const { queue } = openCounter();
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
