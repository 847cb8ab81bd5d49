import { createContext, use, useCallback, useState, type ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { useShortcuts } from "../keys/use-shortcuts.ts";
import { useToastTexts } from "./toast-texts.ts";
import "./toast.css";

type Toast = {
  kind: "good" | "bad";
  words: string;
  /** Takes back what was done, where that can be. */
  undo?: (() => void) | undefined;
};
const ToastContext = createContext<(toast: Toast) => void>(() => undefined);

/** Says what came of an act, for those who see the screen and those who hear it. */
export const useToast = (): ((toast: Toast) => void) => use(ToastContext);

const SHOWN_MS = 6000;
/** Long enough to read it, see the mistake and press. */
const UNDO_MS = 15_000;

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast>();
  const show = useCallback((next: Toast): void => {
    setToast(next);
    const leave = (): void => setToast((current) => (current === next ? undefined : current));
    setTimeout(leave, next.undo ? UNDO_MS : SHOWN_MS);
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      <div className="toasts" role="status">
        {toast && (
          <p className={`toast toast-${toast.kind}`}>
            <Icon name={toast.kind === "good" ? "check" : "warn"} />
            {toast.words}
            {toast.undo && <Undo act={toast.undo} onDone={() => setToast(undefined)} />}
          </p>
        )}
      </div>
    </ToastContext>
  );
}

function Undo({ act, onDone }: { act: () => void; onDone: () => void }) {
  const texts = useToastTexts();
  const undo = (): void => {
    onDone();
    act();
  };
  useShortcuts([{ keys: "Z", label: texts.undo, act: undo }]);
  return (
    <button className="btn btn-s toast-undo" type="button" onClick={undo}>
      {texts.undo} <kbd>Z</kbd>
    </button>
  );
}
