import { isPlanOutdated } from "./planned-once.ts";

/** A standby that was the primary a moment ago, shutting down, crashed, starting up, too many connections, broken. */
const LOST =
  /^(?:25006|57P0[123]|53300|08\d{3}|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
/** What the driver says of these without a code, which is what a switch of the primary mostly looks like. */
const WORDS =
  /^(?:Connection terminated|timeout e|Query read timeout|Client (?:has encountered a connection error|was closed)|Postgres connection has been discarded)/;

/** True for failures that pass when the database is back: the caller may try again (CLUSTER-02). */
export function isDatabaseLost(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true;
  if (!(error instanceof Error)) return false;
  const { code = "" }: NodeJS.ErrnoException = error;
  return isPlanOutdated(error) || LOST.test(code) || WORDS.test(error.message);
}

/** Nobody could be reached for as long as anybody waits: trying once more at once would not help. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super("no primary can be reached", { cause });
  }
}

const LOCK_NOT_AVAILABLE = "55P03";

/** True where another transaction kept a lock for longer than we wait (`lock_timeout`). */
export const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === LOCK_NOT_AVAILABLE;

/** Deadlock, serialization failure. */
const CONFLICT = /^(?:40P01|40001)$/;

/** True where PostgreSQL rolled a transaction back because of another one: nothing happened, and it may be repeated. */
export const isConflict = (error: unknown): boolean =>
  error instanceof Error && CONFLICT.test((error as NodeJS.ErrnoException).code ?? "");
