import { formatEuros } from "@waslijn/contract/shared/formats/prices";
import { formatList } from "@waslijn/contract/shared/formats/weekdays";
import { useLanguage } from "../../../i18n/language-context.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useOrderTexts } from "../order-texts.ts";
import { contactOf } from "../draft/to-order-body.ts";
import { StepActions } from "./step-frame.tsx";
import { useFlow } from "./use-order-flow.ts";
import { useRunningPrice } from "./use-running-price.ts";
import styles from "./confirm-actions.module.css";

type Asked = "name" | "phone" | "email" | "tick";
type Props = {
  onConfirm: () => void;
  /** Fields required by this overview when the account does not have them. */
  asks: readonly Asked[];
};

/** The button that places the order; ignores presses while one is being sent. */
export function ConfirmActions({ onConfirm, asks }: Props) {
  const { overview } = useOrderTexts();
  const why = useMissing(asks);
  const { isDone, placement } = useFlow();
  const busy = placement.status !== "idle";
  const language = useLanguage();
  const price = useRunningPrice();
  return (
    <StepActions
      className={styles.button}
      disabled={!isDone && !busy}
      why={why}
      busy={busy}
      busyLabel={placement.status === "waiting" ? overview.waiting : overview.sending}
      onClick={onConfirm}
    >
      <span className={styles.confirm}>
        <span>
          {overview.next}
          <small>{overview.obligation}</small>
        </span>
        {price ? (
          <span className={styles.amount}>
            <small>{price.label}</small> {formatEuros(price.total, language)}
          </span>
        ) : null}
      </span>
    </StepActions>
  );
}

/** Message next to the disabled button: what is still missing. */
function useMissing(asks: readonly Asked[]): string | undefined {
  const { overview } = useOrderTexts();
  const language = useLanguage();
  const { flow, now } = useFlow();
  const { draft } = now;
  const contact = contactOf(now);
  const isTicked = flow.kind === "consumer" ? draft.checkedLastScreen : draft.contactTerms;
  const filled: Record<Asked, boolean> = {
    name: contact.name !== "",
    phone: contact.phone !== "",
    email: contact.email !== "",
    tick: isTicked,
  };
  const words: Record<Asked, string> = {
    name: overview.missingName,
    phone: overview.missingPhone,
    email: overview.missingEmail,
    tick: overview.missingTick,
  };
  const missing = asks.filter((ask) => !filled[ask]).map((ask) => words[ask]);
  if (missing.length === 0) return undefined;
  return overview.missing(formatList(missing, language));
}

/** Notice while the order is retried, or after it was refused. */
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
