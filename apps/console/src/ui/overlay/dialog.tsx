import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from "react";
import "./dialog.css";

type Point = { clientX: number; clientY: number };
type Box = { left: number; right: number; top: number; bottom: number };

/** Whether a point is outside a box. */
export const isBeside = ({ clientX, clientY }: Point, { left, right, top, bottom }: Box): boolean =>
  clientX < left || clientX > right || clientY < top || clientY > bottom;

type Props = {
  label: string;
  className?: string;
  /** Without it the dialog closes only when unmounted. */
  onClose?: () => void;
  children: ReactNode;
};

/** The native modal dialog: it traps focus, closes on Escape and restores focus. */
export function Dialog({ label, className = "", onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const wasPressedBeside = useRef(false);
  // A layout effect: the dialog has to be closed while still in the DOM, or it does not restore focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className={`dialog ${className}`}
      aria-label={label}
      {...(!onClose && { closedby: "none" })}
      // Not on `close`, which fires asynchronously, when another dialog may be open.
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      // Needs both press and release on the backdrop: a text selection may end outside the dialog.
      onPointerDown={(event) => {
        wasPressedBeside.current = isOnVeil(event);
      }}
      onClick={(event) => {
        if (wasPressedBeside.current && isOnVeil(event)) onClose?.();
      }}
    >
      {children}
    </dialog>
  );
}

/** Clicks on the backdrop target the dialog itself, as do clicks on its padding. */
const isOnVeil = (event: MouseEvent<HTMLDialogElement>): boolean =>
  event.target === event.currentTarget &&
  isBeside(event, event.currentTarget.getBoundingClientRect());
