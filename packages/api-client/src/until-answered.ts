import { isLost } from "./verdict.ts";

type Options = {
  /** How long to wait before the next try, told how many there were. */
  wait?: (tries: number) => Promise<void>;
  /** Where somebody stands waiting, it is told after this many. */
  tries?: number;
  isWorthAnother?: (failure: unknown) => boolean;
};

/**
 * Sends the same again until there is an answer, good or bad. What is sent carries its own key, so
 * that it counts once however often it arrives.
 */
export async function untilAnswered<T>(
  attempt: () => Promise<T>,
  { wait = nextChance, tries = Infinity, isWorthAnother = isLost }: Options = {},
): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt();
    } catch (failure) {
      if (tried >= tries || !isWorthAnother(failure)) throw failure;
      await wait(tried);
    }
  }
}

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;

/** Until the connection or the page comes back, or for a while that grows. */
export function nextChance(tries: number): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const stop = onChance(go);
    const timer = setTimeout(go, Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS));
  });
}

/** Calls when a try is worth more than before: the connection is back, or somebody looks at the page again. */
export function onChance(listener: () => void): () => void {
  const whenVisible = (): void => {
    if (document.visibilityState === "visible") listener();
  };
  addEventListener("online", listener);
  document.addEventListener("visibilitychange", whenVisible);
  return () => {
    removeEventListener("online", listener);
    document.removeEventListener("visibilitychange", whenVisible);
  };
}
