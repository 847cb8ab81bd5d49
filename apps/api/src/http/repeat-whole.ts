import type { CallDescription } from "@waslijn/contract/shared/endpoint";
import { IDEMPOTENCY_HEADER } from "@waslijn/contract/shared/constants";
import type { FastifyReply, FastifyRequest } from "fastify";
import { setTimeout as sleep } from "node:timers/promises";
import { ApiProblem } from "../api-problem.ts";
import { DatabaseAway, isConflict, isDatabaseLost, isLockTimeout } from "../db/is-database-lost.ts";
import { mayBeSwitching, SWITCH_MS } from "../db/primary-pool.ts";

const PAUSE_MS = 200;
/** PostgreSQL's name of the primary key of `idempotency`. */
const KEYS = "idempotency_pkey";

/**
 * Retries a whole call when the database was lost (CLUSTER-02) or rolled it back because of another transaction. Only
 * for reads, and for calls with an idempotency key: if an unconfirmed COMMIT did succeed, the retry finds its answer.
 * Other calls are left to the client, which alone knows whether they may happen twice.
 */
export async function repeatWhole<T>(
  call: Pick<CallDescription, "method" | "placement">,
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<T>,
  patienceMs = SWITCH_MS,
): Promise<T> {
  const isKeyed = call.placement && request.headers[IDEMPOTENCY_HEADER] !== undefined;
  let lostAt: number | undefined;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const mayRepeat = (call.method === "GET" || isKeyed) && !reply.sent;
      lostAt ??= performance.now();
      const isOver = performance.now() - lostAt >= patienceMs;
      if (!mayRepeat || isOver || !mayPass(error)) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

/** Not after `DatabaseAway`: the pool has already waited. */
const mayPass = (error: unknown): boolean =>
  (isDatabaseLost(error) && !(error instanceof DatabaseAway)) ||
  isConflict(error) ||
  isKeyTaken(error) ||
  (isHeldUp(error) && mayBeSwitching());

/**
 * Blocked by a lock. During a failover the holder may be a COMMIT that waits for the next synchronous standby longer
 * than `lock_timeout`; at other times the caller gets the error at once.
 */
const isHeldUp = (error: unknown): boolean =>
  isLockTimeout(error) || (error instanceof ApiProblem && error.type === "idempotency_running");

/** A concurrent request stored the answer for this key; the retry finds it. */
const isKeyTaken = (error: unknown): boolean =>
  error instanceof Error && "constraint" in error && error.constraint === KEYS;
