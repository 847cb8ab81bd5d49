import { createContext, use, useCallback, useState, type ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import "./toast.css";

type Toast = { kind: "good" | "bad"; words: string };
const ToastContext = createContext<(toast: Toast) => void>(() => undefined);

/** Says what came of an act, for those who see the screen and those who hear it. */
export const useToast = (): ((toast: Toast) => void) => use(ToastContext);

const SHOWN_MS = 6000;

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast>();
  const show = useCallback((next: Toast): void => {
    setToast(next);
    setTimeout(() => setToast((current) => (current === next ? undefined : current)), SHOWN_MS);
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      <div className="toasts" role="status">
        {toast && (
          <p className={`toast toast-${toast.kind}`}>
            <Icon name={toast.kind === "good" ? "check" : "warn"} />
            {toast.words}
          </p>
        )}
      </div>
    </ToastContext>
  );
}
