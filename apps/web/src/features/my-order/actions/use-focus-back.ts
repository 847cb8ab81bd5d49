import { useLayoutEffect, useRef } from "react";

/**
 * When a form or dialog closes and focus would be lost, focuses the button that opened it (`data-do`), or the page's
 * heading if that button was removed (MINE-17).
 */
export function useFocusBack(opened: string | undefined, isDone = false): void {
  const before = useRef(opened);
  useLayoutEffect(() => {
    const closed = before.current;
    before.current = opened;
    if (!closed || opened || document.activeElement !== document.body) return;
    // A plan has one opener for all its dialogs: `plan`, `plan-skip`, …
    const opener = isDone ? "h1" : `[data-do=${closed.split("-")[0]}]`;
    const target = document.querySelector<HTMLElement>(`main ${opener}`);
    (target ?? document.querySelector<HTMLElement>("main h1"))?.focus();
  }, [opened, isDone]);
}
