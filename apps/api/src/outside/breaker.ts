import { LRUCache } from "lru-cache";
import type { Clock } from "../clock.ts";

export const TIMEOUT_MS = 2000;
const FAILURES_TO_OPEN = 5;
const OPEN_MS = 30_000;
const MOST_CALLERS = 10_000;

export class OutsideFailure extends Error {
  override name = "OutsideFailure";
}

/** The service works but was asked too often. The caller did that; the service did not fail. */
export class OutsideBusy extends Error {
  override name = "OutsideBusy";
}

/** Throws what an unfavourable answer means. */
export function refuseAnswer(service: string, { status, ok }: Response): void {
  if (status === 429) throw new OutsideBusy(service);
  if (!ok) throw new Error(`${service} answered ${status}`);
}

/**
 * Calls a service of others for at most two seconds. After five failures in a row it is left alone for
 * half a minute, then tried once. Where it was only busy the same holds for that caller alone.
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

  /** Refuses while open; half a minute later one call passes and the others wait for its outcome. */
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
