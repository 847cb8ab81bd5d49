import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./actions.module.css";

/** Bar with Back and the primary button; sticky at the bottom on phones, except at very large font sizes. */
export function Actions({
  children,
  why,
  className,
}: {
  children: ReactNode;
  /** Why the button is disabled. */
  why?: ReactNode;
  className?: string | undefined;
}) {
  return (
    <>
      {why ? <Why>{why}</Why> : null}
      <div className={classes(styles.actions, className)}>
        <div className={styles.row}>{children}</div>
      </div>
    </>
  );
}

/** Message above a disabled button: what it waits for. Not in the bar, which would cover more of the form. */
export function Why({ children }: { children: ReactNode }) {
  return (
    <p className={styles.why} data-why>
      {children}
    </p>
  );
}
