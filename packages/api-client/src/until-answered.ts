import { isLost } from "./verdict.ts";

type Options = {
  /** Waits before the next attempt; takes the number of attempts so far. */
  wait?: (tries: number) => Promise<void>;
  /** Maximum number of attempts. Set it where a user is waiting for the outcome. */
  tries?: number;
  isWorthAnother?: (failure: unknown) => boolean;
};

/**
 * Retries until there is a response, success or refusal. The request must carry an idempotency key, so that it takes
 * effect once however often it arrives.
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

/** Resolves when the connection or the page comes back, or after an exponential backoff. */
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

/**
 * Calls the listener when a retry is likelier to succeed: the browser is online again, or the page is visible again.
 * Returns the unsubscribe function.
 */
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
