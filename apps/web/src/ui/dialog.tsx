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
  /** Called for Escape, a press beside the dialog and the close button; set open to false there. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** What matters more than the title: it stands first and largest, and the title quietly under it. */
  lead?: ReactNode;
  /** Both lie at the lower edge under 48rem; sheet is for picking, with room for a day strip. */
  kind?: "dialog" | "sheet" | undefined;
  /** A rope with a lone sock on top. */
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

  // A layout effect, for its cleanup runs while the dialog is still in the page: only then does close() give focus back.
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
  // The press must begin and end beside the dialog: selecting text may end there too.
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
