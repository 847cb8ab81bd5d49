import {
  useId,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from "react";
import { IconButton } from "./button.tsx";
import { classes } from "./classes.ts";
import { Drawing } from "./drawing.tsx";
import styles from "./dialog.module.css";

export type DialogProps = {
  open: boolean;
  /** Called on Escape, outside presses and the close button; the caller sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** Shown first and largest, with the title small below it. */
  lead?: ReactNode;
  /** Both are at the bottom below 48rem; `sheet` has room for a day strip. */
  kind?: "dialog" | "sheet" | undefined;
  /** Draws a clothes-line with a sock on top. */
  line?: boolean | undefined;
  children: ReactNode;
  className?: string | undefined;
};

export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  lead,
  kind = "dialog",
  line,
  children,
  className,
}: DialogProps) {
  const titleId = useId();
  const box = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressedBeside = useRef(false);

  // A layout effect: its cleanup runs while the dialog is still in the DOM, and only then does close() restore focus.
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!open || !dialog) return undefined;
    dialog.showModal();
    heading.current?.focus();
    return () => dialog.close();
  }, [open]);

  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  // Press and release must both be outside: a text selection may end there too.
  const onClick = (event: MouseEvent) => {
    if (pressedBeside.current && event.target === event.currentTarget) onClose();
  };

  return (
    <dialog
      ref={box}
      className={classes(styles.dialog, className)}
      aria-labelledby={titleId}
      aria-describedby={lead ? `${titleId}-lead` : undefined}
      onCancel={onCancel}
      onClose={(event) => {
        if (open && event.target === event.currentTarget) onClose();
      }}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={onClick}
    >
      {open ? (
        <div className={classes(styles.in, kind === "sheet" && styles.sheet, !line && styles.bare)}>
          {line ? <Drawing name="lone-sock" className={styles.line} /> : null}
          <IconButton className={styles.close} label={closeLabel} icon="close" onClick={onClose} />
          {lead ? (
            <p className={styles.lead} id={`${titleId}-lead`}>
              {lead}
            </p>
          ) : null}
          <h2 className={styles.title} id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {children}
        </div>
      ) : null}
    </dialog>
  );
}
