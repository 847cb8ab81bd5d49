import { Notice } from "@waslijn/ui/notice/notice.tsx";
import { useOrderTexts } from "../order-texts.ts";
import { StepActions } from "./step-actions.tsx";
import { useFlow } from "./use-order-flow.ts";

/** The button that places the order; a second press while it is under way does nothing. */
export function ConfirmActions({ onConfirm }: { onConfirm: () => void }) {
  const { overview } = useOrderTexts();
  const { isDone, placement } = useFlow();
  const busy = placement.status !== "idle";
  return (
    <StepActions
      note={overview.obligation}
      disabled={!isDone && !busy}
      busy={busy}
      busyLabel={placement.status === "waiting" ? overview.waiting : overview.sending}
      onClick={onConfirm}
    >
      {overview.next}
    </StepActions>
  );
}

/** Stands where the order is being placed, as long as no answer came or it was refused. */
export function PlacementNotice() {
  const { overview } = useOrderTexts();
  const { placement } = useFlow();
  if (placement.status === "waiting") {
    return (
      <Notice status="info" icon="offline">
        <b>{overview.waitingTitle}</b> {overview.waitingText}
      </Notice>
    );
  }
  if (placement.status !== "idle" || !placement.refusal) return null;
  const { title, waitMinutes } = placement.refusal;
  return (
    <Notice status="error" still>
      <b>{overview.refusedTitle}</b> {title}
      {waitMinutes === undefined ? null : ` ${overview.tryAgain(waitMinutes)}`}
    </Notice>
  );
}
