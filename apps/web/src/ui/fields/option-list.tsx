import type { ComponentProps, ReactNode } from "react";
import { classes } from "../classes.ts";
import styles from "./option-list.module.css";

/** The fieldset around option cards; its legend is heard, not seen. */
export function OptionList({
  legend,
  className,
  children,
  ...rest
}: ComponentProps<"fieldset"> & { legend: ReactNode }) {
  return (
    <fieldset {...rest} className={classes(styles.options, className)}>
      <legend className="hide">{legend}</legend>
      {children}
    </fieldset>
  );
}
