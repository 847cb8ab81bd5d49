import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from "react";
import "./dialog.css";

type Point = { clientX: number; clientY: number };
type Box = { left: number; right: number; top: number; bottom: number };

/** Whether somebody pressed on what lies around a box. */
export const isBeside = ({ clientX, clientY }: Point, { left, right, top, bottom }: Box): boolean =>
  clientX < left || clientX > right || clientY < top || clientY > bottom;

type Props = {
  label: string;
  className?: string;
  /** Without it the dialog stays until whoever drew it takes it away. */
  onClose?: () => void;
  children: ReactNode;
};

/** The browser's own dialog: it holds the focus, closes on Escape and gives the focus back. */
export function Dialog({ label, className = "", onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const wasPressedBeside = useRef(false);
  // Before it leaves the page: a dialog that is gone gives no focus back.
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
      // At once: the browser tells of closing later, when another dialog may be open.
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      // Both ends of a press: whoever selects text may let go beside the dialog.
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

/** A press on the veil is one on the dialog itself, as is one on its padding. */
const isOnVeil = (event: MouseEvent<HTMLDialogElement>): boolean =>
  event.target === event.currentTarget &&
  isBeside(event, event.currentTarget.getBoundingClientRect());
