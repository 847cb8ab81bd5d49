import { unbroken } from "../../ui/unbroken.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useBillTexts } from "../../parts/bill/bill-texts.ts";
import { useMoney } from "../../parts/bill/use-money.ts";
import { useActsTexts } from "./actions/acts-texts.ts";
import type { News } from "./news.ts";

/** What just happened, or could not. */
export function NewsTold({ news, onClose }: { news: NonNullable<News>; onClose: () => void }) {
  const texts = useActsTexts();
  const bill = useBillTexts();
  const money = useMoney();
  const closing = { still: true, onClose, closeLabel: texts.close };
  if (news.by === "nobody") {
    return (
      <Notice status="error" {...closing}>
        {texts.refusals[news.refusal]}
      </Notice>
    );
  }
  const { title, text } = news.by === "me" ? texts.done[news.deed] : texts.news[news.event.kind];
  const moved = news.by === "others" ? news.event.money : undefined;
  return (
    <Notice status="success" {...closing}>
      <b>{moved ? `${bill.moved[moved.news](money(moved.cents))}.` : title}</b> {unbroken(text)}
    </Notice>
  );
}
