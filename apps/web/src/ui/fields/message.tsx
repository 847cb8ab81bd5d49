import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { Icon } from "../drawing.tsx";
import styles from "./field.module.css";

/** Icon and words under a field. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p className={classes(styles.message, styles.error)} id={id}>
      <Icon name="warn" />
      <span>{children}</span>
    </p>
  );
}

export function FieldWarning({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p className={classes(styles.message, styles.warning)} id={id}>
      <Icon name="info" />
      <span>{children}</span>
    </p>
  );
}
