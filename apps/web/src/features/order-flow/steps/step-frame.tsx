import type { ReactNode } from "react";
import { classes } from "@waslijn/ui/classes.ts";
import { Head } from "../../../parts/navigation/head.tsx";
import { AccountNotice } from "./account-notice.tsx";
import { StepHeading } from "./step-heading.tsx";
import styles from "./step-frame.module.css";

type Props = {
  title: string;
  lede?: ReactNode;
  /** Hangs beside the step from 62rem. */
  receipt: ReactNode;
  /** On phones too: under the form, above the buttons. */
  receiptOnPhone?: boolean;
  actions: ReactNode;
  children: ReactNode;
};

/** One step of the checkout: heading, what is to be done, buttons, and the receipt beside it. */
export function StepFrame({ title, lede, receipt, receiptOnPhone, actions, children }: Props) {
  return (
    <div className="wrap pagepad-s">
      <Head title={title} />
      <div className={styles.split}>
        <section className={styles.main}>
          <StepHeading title={title} lede={lede} />
          <AccountNotice />
          {children}
        </section>
        <div className={classes(styles.receipt, !receiptOnPhone && styles.large)}>{receipt}</div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </div>
  );
}
