import { useEffect, useRef, type ReactNode } from "react";
import "./dialog.css";

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
  useEffect(() => {
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
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose?.();
      }}
    >
      {children}
    </dialog>
  );
}
