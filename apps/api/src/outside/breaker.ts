import type { Clock } from "../clock.ts";

export const TIMEOUT_MS = 2000;
const FAILURES_TO_OPEN = 5;
const OPEN_MS = 30_000;

export class OutsideFailure extends Error {
  override name = "OutsideFailure";
}

/** Calls a service of others for at most two seconds; after five failures in a row it is left alone for half a minute, then tried once. */
export function withBreaker<A, R>(
  clock: Clock,
  call: (argument: A, signal: AbortSignal) => Promise<R>,
  timeoutMs = TIMEOUT_MS,
): (argument: A) => Promise<R> {
  let failures = 0;
  let closedAgainAt = 0;
  return async (argument) => {
    const now = clock.now().getTime();
    if (now < closedAgainAt) throw new OutsideFailure("left alone after failures");
    if (failures >= FAILURES_TO_OPEN) closedAgainAt = now + OPEN_MS;
    try {
      const answer = await call(argument, AbortSignal.timeout(timeoutMs));
      failures = 0;
      closedAgainAt = 0;
      return answer;
    } catch (error) {
      failures += 1;
      if (failures >= FAILURES_TO_OPEN) closedAgainAt = now + OPEN_MS;
      throw new OutsideFailure("no answer", { cause: error });
    }
  };
}
