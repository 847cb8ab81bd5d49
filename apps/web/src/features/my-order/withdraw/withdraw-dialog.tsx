import { unbroken } from "@waslijn/ui/text/unbroken.tsx";
import { withdrawalWords } from "@waslijn/contract/shared/brands/withdrawal-words";
import { Button, TextButton } from "@waslijn/ui/button/button.tsx";
import { Dialog } from "@waslijn/ui/dialog/dialog.tsx";
import { callByLink } from "../../../api/call-by-link.ts";
import { formatDate } from "../../../i18n/format-date.ts";
import { useLanguage } from "../../../i18n/language-context.ts";
import type { ActProps } from "../acts/act-props.ts";
import { useActsTexts } from "../acts/acts-texts.ts";
import styles from "../change/cancel-dialog.module.css";
import { Refused } from "../acts/refused.tsx";
import { useSending } from "../acts/use-sending.ts";

/** The second step of withdrawing: from what, in whose name, and what follows (MINE-14). */
export function WithdrawDialog({ open, ...props }: ActProps & { open: boolean }) {
  const { withdrawal, cancel } = useActsTexts();
  return (
    <Dialog open={open} onClose={props.onStop} title={withdrawal.title} closeLabel={cancel.close}>
      <Question {...props} />
    </Dialog>
  );
}

function Question(props: ActProps) {
  const { token, view, refusal, onStop } = props;
  const { withdrawal, cancel } = useActsTexts();
  const language = useLanguage();
  const sending = useSending(props);
  const { number, placedAt, contact, state, version } = view;
  const confirm = () =>
    sending.send((key) =>
      callByLink("withdrawOrder", { params: { token }, body: { version }, key }),
    );
  return (
    <div className={styles.question}>
      <p>{withdrawal.what(number, formatDate(placedAt.slice(0, 10), language), contact.name)}</p>
      <p>
        {state === "placed" ? withdrawal.before.follows : withdrawal.after.follows}{" "}
        {unbroken(withdrawal.mail)}
      </p>
      {view.plan?.next ? <p>{withdrawal.plan}</p> : null}
      <Refused refusal={refusal} status={sending.status} />
      <div className={styles.do}>
        <Button
          busy={sending.status !== "idle"}
          busyLabel={withdrawal.busy}
          onClick={() => void confirm()}
        >
          {withdrawalWords[language].confirm}
        </Button>
        <TextButton onClick={onStop}>{cancel.keep}</TextButton>
      </div>
    </div>
  );
}
