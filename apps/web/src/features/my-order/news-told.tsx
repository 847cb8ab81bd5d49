import { unbroken } from "@waslijn/ui/text/unbroken.tsx";
import { Notice } from "@waslijn/ui/notice/notice.tsx";
import { useActsTexts } from "./acts-texts.ts";
import type { News } from "./news.ts";

/** What just happened, or could not. */
export function NewsTold({ news, onClose }: { news: NonNullable<News>; onClose: () => void }) {
  const texts = useActsTexts();
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
      <b>{title}</b> {unbroken(text)}
    </Notice>
  );
}
