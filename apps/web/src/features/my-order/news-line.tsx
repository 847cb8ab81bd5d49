import { Notice } from "@waslijn/ui/notice/notice.tsx";
import { useMyOrderTexts } from "./my-order-texts.ts";
import styles from "./order-head.module.css";
import type { News } from "./use-my-order.ts";

/** Always there, so that it is read aloud when it fills; it takes no focus (MINE-03). */
export function NewsLine({ news, onClose }: { news: News; onClose: () => void }) {
  return (
    <div role="status" className={styles.news}>
      {news ? <Told news={news} onClose={onClose} /> : null}
    </div>
  );
}

function Told({ news, onClose }: { news: NonNullable<News>; onClose: () => void }) {
  const texts = useMyOrderTexts();
  const closing = { still: true, onClose, closeLabel: texts.close };
  if (news.by === "nobody") {
    return (
      <Notice status="error" {...closing}>
        {texts.refusals[news.refusal]}
      </Notice>
    );
  }
  const { title, text } = news.by === "me" ? texts.done[news.deed] : texts.news[news.event];
  return (
    <Notice status="success" {...closing}>
      <b>{title}</b> {text}
    </Notice>
  );
}
