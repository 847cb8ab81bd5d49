import { ApiFailure } from "../../../api/api-failure.ts";

/** Statuses of something in between that had no answer for us. */
const GATEWAY = [502, 503, 504];

/** The order may or may not have arrived: only asking again with the same key can tell. */
export const isLost = (failure: unknown): boolean =>
  failure instanceof ApiFailure &&
  (failure.hasNoAnswer ||
    GATEWAY.includes(failure.status ?? 0) ||
    failure.is("idempotency_running"));

/** Tries until there is an answer, good or bad. Waits between the tries, and says so. */
export async function untilAnswered<T>(
  attempt: () => Promise<T>,
  wait: (tries: number) => Promise<void>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (failure) {
      if (!isLost(failure)) throw failure;
      await wait(tries);
    }
  }
}

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;

/** Until the connection is back, or for a while that grows. */
export function nextChance(tries: number): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      removeEventListener("online", go);
      resolve();
    };
    const timer = setTimeout(go, Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS));
    addEventListener("online", go);
  });
}
