import {
  createContext,
  use,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { Icon } from "../icon.tsx";
import { useShortcuts } from "../shortcuts.ts";
import { useToastTexts, leavesAfterMs, withToast, type Toast } from "./toasts.ts";
import { Button } from "../button.tsx";
import "./toast.css";

const ToastContext = createContext<(toast: Toast) => void>(() => undefined);

/** Shows the outcome of an act; a live region, so that screen readers announce it. */
export const useToast = (): ((toast: Toast) => void) => use(ToastContext);

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const putAway = useCallback(
    (gone: Toast): void => setToasts((shown) => shown.filter((one) => one !== gone)),
    [],
  );
  const show = useCallback(
    (next: Toast): void => {
      setToasts((shown) => withToast(shown, next));
      const afterMs = leavesAfterMs(next);
      if (afterMs !== undefined) setTimeout(putAway, afterMs, next);
    },
    [putAway],
  );
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Reopened on every change, to be above dialogs opened meanwhile in the top layer.
    place.current?.hidePopover();
    place.current?.showPopover();
  }, [toasts]);
  return (
    <ToastContext value={show}>
      {children}
      <div ref={place} className="toasts" role="status" popover="manual">
        {toasts.map((toast) => (
          <p key={toast.words} className={`toast toast-${toast.kind}`}>
            <Icon name={toast.kind === "good" ? "check" : "warn"} />
            <span>{toast.words}</span>
            {toast.undo && <Undo act={toast.undo} onDone={() => putAway(toast)} />}
            {toast.kind === "bad" && <PutAway onPress={() => putAway(toast)} />}
          </p>
        ))}
      </div>
    </ToastContext>
  );
}

export const UNDO_KEY = "Z";

function Undo({ act, onDone }: { act: () => void; onDone: () => void }) {
  const texts = useToastTexts();
  const undo = (): void => {
    onDone();
    act();
  };
  useShortcuts([{ keys: UNDO_KEY, label: texts.undo, act: undo }]);
  return (
    <Button look="plain" size="s" className="toast-undo" onClick={undo}>
      {texts.undo} <kbd>{UNDO_KEY}</kbd>
    </Button>
  );
}

function PutAway({ onPress }: { onPress: () => void }) {
  const { putAway } = useToastTexts();
  return (
    <Button look="quiet" size="s" aria-label={putAway} onClick={onPress}>
      <Icon name="close" size="s" />
    </Button>
  );
}
