import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { classes } from "./classes.ts";
import { Icon, type IconName } from "./drawing.tsx";
import styles from "./button.module.css";

export type ButtonKind = "main" | "line" | "quiet";

export type ButtonLook = {
  kind?: ButtonKind | undefined;
  wide?: boolean | undefined;
  /** A second, smaller line under the words. */
  note?: string | undefined;
  /** Before the words. */
  icon?: IconName | undefined;
  /** After the words. */
  iconAfter?: IconName | undefined;
};

export type ButtonProps = ButtonLook &
  ComponentProps<"button"> & {
    /** Keeps colour, width and focus, but ignores presses. */
    busy?: boolean | undefined;
    busyLabel?: string | undefined;
  };

export type ButtonLinkProps = ButtonLook & ComponentProps<"a">;

function lookOf(kind: ButtonKind, wide: boolean | undefined, className: string | undefined) {
  return classes(styles.btn, styles[kind], wide && styles.wide, className);
}

function words(children: ReactNode, { note, icon, iconAfter }: ButtonLook) {
  return (
    <>
      {icon ? <Icon name={icon} /> : null}
      <span>
        {children}
        {note ? <small>{note}</small> : null}
      </span>
      {iconAfter ? <Icon name={iconAfter} /> : null}
    </>
  );
}

function swallow(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

export function Button(props: ButtonProps) {
  const {
    kind = "main",
    wide,
    note,
    icon,
    iconAfter,
    busy,
    busyLabel,
    className,
    children,
    onClick,
    ...rest
  } = props;
  const label = words(children, { note, icon, iconAfter });
  return (
    <button
      type="button"
      {...rest}
      className={classes(lookOf(kind, wide, className), busy && styles.busy)}
      data-kind={kind}
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={busy ? swallow : onClick}
    >
      {busyLabel ? (
        <span className={styles.stack}>
          <span className={styles.rest}>{label}</span>
          <span className={styles.work}>
            <Dots />
            {busyLabel}
          </span>
        </span>
      ) : (
        label
      )}
    </button>
  );
}

export function ButtonLink({
  kind = "main",
  wide,
  note,
  icon,
  iconAfter,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className={lookOf(kind, wide, className)} data-kind={kind}>
      {words(children, { note, icon, iconAfter })}
    </a>
  );
}

/** A standalone link with a full-size target. */
export function TextLink({ className, ...rest }: ComponentProps<"a">) {
  return <a {...rest} className={classes(styles.link, className)} />;
}

/** A button that looks like a text link. */
export function TextButton({ className, ...rest }: ComponentProps<"button">) {
  return <button type="button" {...rest} className={classes(styles.link, className)} />;
}

export function IconButton({
  label,
  icon,
  className,
  ...rest
}: ComponentProps<"button"> & { label: string; icon: IconName }) {
  return (
    <button type="button" {...rest} className={classes(styles.round, className)} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}

/** Busy indicator. */
export function Dots() {
  return (
    <span className={styles.dots} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
