import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./actions.module.css";

/** The bar with Back (quiet) and the one main button; sticks to the lower edge on phones. */
export function Actions({
  children,
  why,
  className,
}: {
  children: ReactNode;
  /** What is still missing: a button that cannot be pressed says why. */
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

/** Beside a button that cannot be pressed yet: what it waits for. */
export function Why({ children }: { children: ReactNode }) {
  return (
    <p className={styles.why} data-why>
      {children}
    </p>
  );
}
