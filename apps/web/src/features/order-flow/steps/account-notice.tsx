import { Notice } from "@waslijn/ui/notice/notice.tsx";
import { isUser } from "../draft/flow-rules.ts";
import { useOrderTexts } from "../order-texts.ts";
import { useFlow } from "./use-order-flow.ts";

/** A new account was under way when somebody logged in, here or in another tab. */
export function AccountNotice() {
  const { overview } = useOrderTexts();
  const { now } = useFlow();
  const { draft, session } = now;
  if (!isUser(now) || !session.user || draft.email === "") return null;
  return (
    <Notice status="info" still>
      {overview.asUser(session.user.fullName || session.user.email)}
    </Notice>
  );
}
