import { STOP_UNDO_SECONDS } from "@waslijn/contract/shared/order-life";
import { useSyncExternalStore } from "react";
import type { SaidAct } from "./said.ts";

const SECOND = 1000;

let last: SaidAct | undefined;
const listeners = new Set<() => void>();

/** What can be taken back by the next press: the last thing said, for a minute (DRIVE-02). */
export function rememberSaid(act: SaidAct | undefined): void {
  last = act;
  for (const listener of listeners) listener();
}

function eachSecond(listener: () => void): () => void {
  listeners.add(listener);
  const timer = setInterval(listener, SECOND);
  return () => {
    clearInterval(timer);
    listeners.delete(listener);
  };
}

const secondsLeft = (): number => {
  const since = last ? (Date.now() - Date.parse(last.madeAt)) / SECOND : Infinity;
  return Math.max(0, Math.min(STOP_UNDO_SECONDS, Math.ceil(STOP_UNDO_SECONDS - since)));
};

/** With the seconds that are left. */
export function useLastSaid(): { act: SaidAct; seconds: number } | undefined {
  const act = useSyncExternalStore(eachSecond, () => last);
  const seconds = useSyncExternalStore(eachSecond, secondsLeft);
  return act && seconds > 0 ? { act, seconds } : undefined;
}
