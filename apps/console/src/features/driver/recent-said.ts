import { STOP_UNDO_SECONDS } from "@waslijn/contract/shared/order-life";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { useSyncExternalStore } from "react";
import { cacheForDay, readCached } from "../../parts/offline/day-cache.ts";
import { isOf, type SaidAct, type StopName } from "./said.ts";

const SECOND = 1000;
const CACHE_KEY = "recent-said";

/** The last report of each stop, oldest first, while it can be undone (DRIVE-02). */
let recent: readonly SaidAct[] = [];
const listeners = new Set<() => void>();

export const rememberSaid = (act: SaidAct): Promise<void> => keep([...without(act), act]);
export const forgetSaid = (act: SaidAct): Promise<void> => keep(without(act));

/** Restores them after the page was closed. */
export async function recallSaid(owner: string): Promise<void> {
  const cached = await readCached<SaidAct[]>(CACHE_KEY, today());
  recent = (cached ?? []).filter((act) => act.owner === owner);
  tell();
}

/** The latest undoable report, of any stop or of one, with the remaining seconds. */
export function undoableOf(of?: StopName): { act: SaidAct; seconds: number } | undefined {
  const act = recent.findLast((said) => !of || isOf(of, said));
  const seconds = act ? secondsLeft(act) : 0;
  return act && seconds > 0 ? { act, seconds } : undefined;
}

/** `undoableOf`, updated every second. */
export function useUndoable(of?: StopName): ReturnType<typeof undoableOf> {
  useSyncExternalStore(eachSecond, () => {
    const { act, seconds } = undoableOf(of) ?? {};
    return act && `${act.id} ${seconds}`;
  });
  return undoableOf(of);
}

const today = (): string => amsterdamDate(new Date());
const without = ({ subject }: SaidAct): SaidAct[] =>
  recent.filter((act) => act.subject !== subject && secondsLeft(act) > 0);

async function keep(acts: readonly SaidAct[]): Promise<void> {
  recent = acts;
  tell();
  await cacheForDay(CACHE_KEY, today(), acts);
}

function tell(): void {
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

function secondsLeft({ madeAt }: SaidAct): number {
  const since = (Date.now() - Date.parse(madeAt)) / SECOND;
  return Math.max(0, Math.min(STOP_UNDO_SECONDS, Math.ceil(STOP_UNDO_SECONDS - since)));
}
