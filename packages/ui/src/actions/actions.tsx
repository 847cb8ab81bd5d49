import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import styles from "./actions.module.css";

/** The bar with Back (quiet) and the one main button; sticks to the lower edge on phones. */
export function Actions({
  children,
  className,
}: {
  children: ReactNode;
  className?: string | undefined;
}) {
  return (
    <div className={classes(styles.actions, className)}>
      <div className={styles.row}>{children}</div>
    </div>
  );
}
