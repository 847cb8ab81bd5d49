import { Notice } from "../../../ui/notice.tsx";
import { useActsTexts } from "./acts-texts.ts";
import type { Refusal } from "../news.ts";
import type { Sending } from "./use-sending.ts";

/** Why nothing happened, or why it takes so long, beside the button that was pressed. */
export function Refused({
  refusal,
  status,
}: {
  refusal: Refusal | undefined;
  status: Sending["status"];
}) {
  const texts = useActsTexts();
  if (status === "waiting") {
    return (
      <Notice status="info" icon="offline">
        {texts.waiting}
      </Notice>
    );
  }
  if (!refusal || status === "sending") return null;
  return <Notice status="error">{texts.refusals[refusal]}</Notice>;
}
