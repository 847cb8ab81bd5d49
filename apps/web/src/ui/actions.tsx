import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./actions.module.css";

/** Bar with Back and the primary button; sticky at the bottom on phones. */
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
    <div className={classes(styles.actions, className)}>
      {why ? <Why>{why}</Why> : null}
      <div className={styles.row}>{children}</div>
    </div>
  );
}

/** Message next to a disabled button: what it waits for. */
export function Why({ children }: { children: ReactNode }) {
  return (
    <p className={styles.why} data-why>
      {children}
    </p>
  );
}
