import { isPlanOutdated } from "./planned-once.ts";

/**
 * Error codes: former primary is now read-only, shutdown, crash, startup, too many connections, a session that the server
 * ended, broken connection, and a machine or network that is gone.
 */
const LOST =
  /^(?:25006|25P0[34]|57P0[1235]|53300|08\d{3}|ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(?:HOST|NET)(?:UNREACH|DOWN)|ENOTFOUND|EAI_AGAIN)$/;
/** Messages of the driver without a code; most common during a failover. */
const WORDS =
  /^(?:Connection terminated|timeout e|Query read timeout|Client (?:has encountered a connection error|was closed)|Postgres connection has been discarded)/;

/** True for transient failures of the database: the caller may retry (CLUSTER-02). */
export function isDatabaseLost(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true;
  if (!(error instanceof Error)) return false;
  const { code = "" }: NodeJS.ErrnoException = error;
  return isPlanOutdated(error) || LOST.test(code) || WORDS.test(error.message);
}

/** No primary was reachable within the whole waiting time, so an immediate retry is pointless. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super("no primary can be reached", { cause });
  }
}

const LOCK_NOT_AVAILABLE = "55P03";

/** True when a lock was not acquired within `lock_timeout`. */
export const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === LOCK_NOT_AVAILABLE;

/** Deadlock, serialization failure. */
const CONFLICT = /^(?:40P01|40001)$/;

/** True when PostgreSQL rolled back the transaction because of a concurrent one: safe to retry. */
export const isConflict = (error: unknown): boolean =>
  error instanceof Error && CONFLICT.test((error as NodeJS.ErrnoException).code ?? "");
