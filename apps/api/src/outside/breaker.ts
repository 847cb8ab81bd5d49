import { LRUCache } from "lru-cache";
import type { Clock } from "../clock.ts";

export const TIMEOUT_MS = 2000;
const FAILURES_TO_OPEN = 5;
const OPEN_MS = 30_000;
const MOST_CALLERS = 10_000;

export class OutsideFailure extends Error {
  override name = "OutsideFailure";
}

/** The service answered 429. Counts against the caller, not as a failure of the service. */
export class OutsideBusy extends Error {
  override name = "OutsideBusy";
}

/** Throws for an error status. */
export function refuseAnswer(service: string, { status, ok }: Response): void {
  if (status === 429) throw new OutsideBusy(service);
  if (!ok) throw new Error(`${service} answered ${status}`);
}

/**
 * Circuit breaker with a timeout of two seconds. Opens after five consecutive failures for half a minute, then lets one
 * call through. For 429 responses there is a separate breaker per caller.
 */
export function withBreaker<A, R>(
  clock: Clock,
  call: (argument: A, signal: AbortSignal) => Promise<R>,
  timeoutMs = TIMEOUT_MS,
): (argument: A, caller: string) => Promise<R> {
  const everyone = new Breaker();
  const callers = new LRUCache<string, Breaker>({ max: MOST_CALLERS });
  return async (argument, caller) => {
    const now = clock.now().getTime();
    callers.get(caller)?.pass(now);
    everyone.pass(now);
    try {
      const answer = await call(argument, AbortSignal.timeout(timeoutMs));
      everyone.close();
      callers.delete(caller);
      return answer;
    } catch (error) {
      if (error instanceof OutsideBusy) {
        everyone.close();
        const own = callers.get(caller) ?? new Breaker();
        callers.set(caller, own);
        own.fail(now);
      } else everyone.fail(now);
      throw new OutsideFailure("no answer", { cause: error });
    }
  };
}

class Breaker {
  #failures = 0;
  #closedAgainAt = 0;

  /** Throws while open; half a minute later one call passes, and the others are refused until its result is known. */
  pass(now: number): void {
    if (now < this.#closedAgainAt) throw new OutsideFailure("left alone after failures");
    if (this.#failures >= FAILURES_TO_OPEN) this.#closedAgainAt = now + OPEN_MS;
  }

  fail(now: number): void {
    this.#failures += 1;
    if (this.#failures >= FAILURES_TO_OPEN) this.#closedAgainAt = now + OPEN_MS;
  }

  close(): void {
    this.#failures = 0;
    this.#closedAgainAt = 0;
  }
}
