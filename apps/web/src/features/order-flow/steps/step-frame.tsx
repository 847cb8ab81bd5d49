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
  /** Hangs beside the step from 62rem. */
  receipt: ReactNode;
  /** On phones too: first, so that what is confirmed is read before it is. */
  receiptOnPhone?: boolean;
  /** The whole name of the step, for phones. */
  step?: string;
  /** None where a form inside has them. */
  actions?: ReactNode;
  children: ReactNode;
};

/** One step of the checkout: heading, what is to be done, buttons, and the receipt beside it. */
export function StepFrame(props: Props) {
  const { title, lede, receipt, receiptOnPhone, step, actions, children } = props;
  return (
    <div className="wrap pagepad-s">
      <Head title={title} />
      <div className={classes(styles.split, receiptOnPhone && styles.first)}>
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

/** A new account was under way when somebody logged in, here or in another tab. */
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
  children: string;
  /** Why it cannot be pressed, where it cannot. */
  why?: string | undefined;
};

/** Back, and the one button that goes on (FLOW-24). */
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
