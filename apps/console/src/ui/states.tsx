import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { useFailureTexts, useFailureWords } from "./failure.ts";
import { Button } from "./button.tsx";
import "./states.css";

/** Empty state; its children explain what would fill it. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="state">
      <p className="state-title">{title}</p>
      {children && <div className="quiet">{children}</div>}
    </div>
  );
}

/** Skeleton of text lines, which avoids layout shift. */
export function Loading({ label, rows = 6 }: { label: string; rows?: number }) {
  return (
    <div className="bones" role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className="bone" />
      ))}
    </div>
  );
}

export function Failed({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const texts = useFailureTexts();
  const words = useFailureWords();
  return (
    <div className="state" role="alert">
      <p className="note note-bad">
        <Icon name="warn" />
        <span>{words(failure)}</span>
      </p>
      <Button onClick={onRetry}>
        <Icon name="again" size="s" />
        {texts.again}
      </Button>
    </div>
  );
}
