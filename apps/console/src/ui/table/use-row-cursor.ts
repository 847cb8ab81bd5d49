import { useEffect, useRef, useState, type RefObject } from "react";
import { useShortcuts } from "../shortcuts.ts";

type Options = {
  up: string;
  down: string;
  reveal: (row: number) => void;
  /** What Shift with an arrow key does between two rows, and its label. */
  extend?: { label: string; act: (from: number, to: number) => void };
};

/**
 * Index of the row with the keyboard cursor. The row's link is focused, so that Enter opens it and screen readers
 * announce it.
 */
export function useRowCursor(
  rows: number,
  body: RefObject<HTMLElement | null>,
  { up, down, reveal, extend }: Options,
): number {
  const [cursor, setCursor] = useState(-1);
  const moved = useRef(false);
  const move = (step: 1 | -1, isExtending = false): void => {
    if (rows === 0) return;
    const next = moveCursor(cursor, step, rows);
    if (isExtending) extend?.act(Math.max(0, cursor), next);
    moved.current = true;
    reveal(next);
    setCursor(next);
  };
  const keys = (names: string[], label: string, step: 1 | -1) =>
    names.map((name) => ({ keys: name, label, act: () => move(step), repeats: true as const }));
  const further = (key: string, step: 1 | -1) =>
    extend
      ? [
          {
            keys: `Shift ${key}`,
            label: extend.label,
            act: () => move(step, true),
            repeats: true as const,
          },
        ]
      : [];
  useShortcuts([
    ...keys(["ArrowDown", "J"], down, 1),
    ...keys(["ArrowUp", "K"], up, -1),
    ...further("ArrowDown", 1),
    ...further("ArrowUp", -1),
  ]);
  useEffect(() => {
    if (!moved.current) return;
    body.current
      ?.querySelector<HTMLElement>(`[data-row="${cursor}"] a`)
      ?.focus({ preventScroll: true });
  }, [cursor, body]);
  return cursor < rows ? cursor : -1;
}

/** The next row; from no row (-1) to the first. */
export function moveCursor(cursor: number, step: 1 | -1, rows: number): number {
  return Math.max(0, Math.min(cursor + step, rows - 1));
}
