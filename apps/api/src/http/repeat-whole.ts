import type { CallDescription } from "@waslijn/contract/shared/endpoint";
import { IDEMPOTENCY_HEADER } from "@waslijn/contract/shared/constants";
import type { FastifyReply, FastifyRequest } from "fastify";
import { setTimeout as sleep } from "node:timers/promises";
import { ApiProblem } from "../api-problem.ts";
import { DatabaseAway, isConflict, isDatabaseLost, isLockTimeout } from "../db/is-database-lost.ts";
import { mayBeSwitching, SWITCH_MS } from "../db/primary-pool.ts";

const PAUSE_MS = 200;
/** The name that PostgreSQL gives the primary key of our keys. */
const KEYS = "idempotency_pkey";

/**
 * Does the whole of a call again where the database was lost meanwhile (CLUSTER-02) or rolled it back for another
 * transaction, as its caller would: what only reads, and what has a key, whose COMMIT without an answer is then found,
 * or was none. Anything else is left to the caller, who alone knows whether it may happen twice.
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

/** Where nobody can be reached, those who keep the connections have waited already. */
const mayPass = (error: unknown): boolean =>
  (isDatabaseLost(error) && !(error instanceof DatabaseAway)) ||
  isConflict(error) ||
  isKeyTaken(error) ||
  (isHeldUp(error) && mayBeSwitching());

/**
 * Somebody keeps what this needs. After a switch of the primary that is a COMMIT which waits for the next synchronous
 * standby, with its locks, and for longer than `lock_timeout`; at other times the caller is told at once.
 */
const isHeldUp = (error: unknown): boolean =>
  isLockTimeout(error) || (error instanceof ApiProblem && error.type === "idempotency_running");

/** Somebody wrote the answer to this very key: looking once more finds it. */
const isKeyTaken = (error: unknown): boolean =>
  error instanceof Error && "constraint" in error && error.constraint === KEYS;
