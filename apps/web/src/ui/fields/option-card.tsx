import type { ComponentProps, ReactNode } from "react";
import { classes } from "../classes.ts";
import { Drawing, Icon, Peg, type DrawingName } from "../drawing.tsx";
import styles from "./option-card.module.css";

export type OptionCardProps = Omit<
  ComponentProps<"input">,
  "className" | "size" | "title" | "type"
> & {
  type?: "checkbox" | "radio" | undefined;
  drawing: DrawingName;
  title: ReactNode;
  text?: ReactNode;
  price?: ReactNode;
  /** small: with a small drawing, for long lists. */
  size?: "small" | undefined;
  className?: string | undefined;
};

/** A checkbox as large as its card. Place several in a grid with a gap of 1.375rem. */
export function OptionCard({
  type = "checkbox",
  drawing,
  title,
  text,
  price,
  size,
  className,
  ...input
}: OptionCardProps) {
  return (
    <label className={classes(styles.option, size && styles[size], className)}>
      <Peg />
      <input {...input} type={type} />
      <Drawing name={drawing} className={styles.drawing} />
      <span className={styles.text}>
        <strong>{title}</strong>
        {text ? <span>{text}</span> : null}
        {price ? <span className={styles.price}>{price}</span> : null}
      </span>
      <span className={styles.tick} aria-hidden="true">
        <Icon name="check" />
      </span>
    </label>
  );
}

/** Fieldset of option cards, with a visually hidden legend. */
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
