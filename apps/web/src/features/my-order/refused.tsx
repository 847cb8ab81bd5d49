import { Notice } from "@waslijn/ui/notice/notice.tsx";
import { useActsTexts } from "./acts-texts.ts";
import { useMyOrderTexts } from "./my-order-texts.ts";
import type { Refusal } from "./use-my-order.ts";
import type { Sending } from "./use-sending.ts";

/** Why nothing happened, or why it takes so long, beside the button that was pressed. */
export function Refused({
  refusal,
  status,
}: {
  refusal: Refusal | undefined;
  status: Sending["status"];
}) {
  const texts = useMyOrderTexts();
  const { waiting } = useActsTexts();
  if (status === "waiting") {
    return (
      <Notice status="info" icon="offline">
        {waiting}
      </Notice>
    );
  }
  if (!refusal || status === "sending") return null;
  return <Notice status="error">{texts.refusals[refusal]}</Notice>;
}
