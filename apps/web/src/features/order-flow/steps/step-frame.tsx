import type { ReactNode, ComponentProps } from "react";
import { classes } from "../../../ui/classes.ts";
import { Head } from "../../../parts/navigation/link.tsx";
import { StepHeading } from "./step-heading.tsx";
import styles from "./step-frame.module.css";
import { Notice } from "../../../ui/notice.tsx";
import { isUser } from "../draft/flow-rules.ts";
import { useOrderTexts } from "../order-texts.ts";
import { useFlow } from "./use-order-flow.ts";
import { unbroken } from "../../../ui/unbroken.tsx";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";

type Props = {
  title: string;
  lede?: ReactNode;
  /** Beside the step from 62rem. */
  receipt: ReactNode;
  /** Shows the receipt on phones too, between the form and the buttons. */
  receiptOnPhone?: boolean;
  /** Full name of the step, shown on phones. */
  step?: string;
  /** Undefined when a form in the step has its own buttons. */
  actions?: ReactNode;
  children: ReactNode;
};

/** Layout of a checkout step: heading, content, buttons and receipt. */
export function StepFrame(props: Props) {
  const { title, lede, receipt, receiptOnPhone, step, actions, children } = props;
  return (
    <div className="wrap pagepad-s">
      <Head title={title} />
      <div className={styles.split}>
        <section className={styles.main}>
          <StepHeading title={title} lede={lede} step={step} />
          <AccountNotice />
          {children}
        </section>
        <div className={classes(styles.receipt, !receiptOnPhone && styles.large)}>{receipt}</div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </div>
  );
}

/** Notice after a login while a new account was being created, here or in another tab. */
function AccountNotice() {
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

type StepActionsProps = Omit<ComponentProps<typeof Button>, "kind"> & {
  children: ReactNode;
  /** Reason why the button is disabled. */
  why?: string | undefined;
};

/** Back and the one forward button (FLOW-24). */
export function StepActions({ children, why, ...forward }: StepActionsProps) {
  const { back } = useOrderTexts();
  const { goBack, placement } = useFlow();
  return (
    <Actions why={forward.disabled ? unbroken(why) : undefined}>
      <Button kind="quiet" icon="back" disabled={placement.status !== "idle"} onClick={goBack}>
        {back}
      </Button>
      <Button {...forward}>{children}</Button>
    </Actions>
  );
}
