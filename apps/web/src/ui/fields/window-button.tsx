import type { ComponentProps, ReactNode } from "react";
import { classes } from "../classes.ts";
import { Icon, Peg } from "../drawing.tsx";
import styles from "./window-button.module.css";

export type WindowButtonProps = Omit<ComponentProps<"button">, "value"> & {
  /** Pickup or delivery. */
  label: ReactNode;
  /** The window, or a prompt. */
  value: ReactNode;
  /** A line under the value. */
  detail?: ReactNode;
  /** Text of the change action; a chevron by default. */
  action?: ReactNode;
  /** True when a window is chosen. */
  set?: boolean | undefined;
  /** Faded until another choice is made. */
  waiting?: boolean | undefined;
};

/** Card that opens the day and hour picker; disabled while it waits for another choice. */
export function WindowButton({
  label,
  value,
  detail,
  action,
  set,
  waiting,
  className,
  ...rest
}: WindowButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      {...rest}
      className={classes(styles.window, set && styles.set, waiting && styles.waiting, className)}
    >
      {set || waiting ? <Peg /> : null}
      <span className={styles.words}>
        <small>{label}</small>
        <strong>{value}</strong>
        {detail ? <span>{detail}</span> : null}
      </span>
      {action ? <span className={styles.do}>{action}</span> : null}
      {action || waiting ? null : <Icon name="down" />}
    </button>
  );
}
