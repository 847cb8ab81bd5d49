import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { DatabaseAway, isConflict, isDatabaseLost } from "./is-database-lost.ts";
import { forgetPlans, isPlanOutdated, nameOfPlan } from "./planned-once.ts";

export type PoolLimits = {
  /** No request waits longer than this for what another one holds. */
  lockTimeoutMs?: number;
  /** A statement without an answer for so long is given up, and its connection with it; without it none is. */
  queryMs?: number;
  /** How long work waits for a database that was there before: a planned switch of the primary takes less. */
  patienceMs?: number;
  /** Whether a standby will do, for what only reads and may be a moment behind. */
  standby?: "taken" | "refused" | undefined;
};

/** The driver's own, which its types leave out. */
type Question = pg.QueryConfig & { query_timeout?: number };

/** Longer than a planned switch of the primary takes, on a busy machine too; shorter than a page waits for an answer. */
export const SWITCH_MS = 15_000;
const CONNECT_MS = 5000;
const PAUSE_MS = 200;
/** How often a statement that is its own transaction is repeated after a deadlock: each took a second to be found. */
const CONFLICT_REPEATS = 5;
/** Answers are small: to start helpers for them, or to compile their queries, takes longer than they do. */
const AT_ONCE = "-c max_parallel_workers_per_gather=0 -c jit=off";

let lostAt = -Infinity;

/** Whether this process lost a connection a moment ago: the primary may be moving, or may have moved. */
export const mayBeSwitching = (): boolean => performance.now() - lostAt < SWITCH_MS;

/**
 * Connections to the primary of a database that may move to another machine (CLUSTER-02). One that broke, with or
 * without a code, is thrown away and never used again. Nothing was asked yet where none can be opened, so that
 * anything may wait for the new primary; what was under way is not repeated here, because only its caller knows
 * whether it may be.
 */
export function openPrimaryPool(
  config: pg.PoolConfig,
  { lockTimeoutMs = 5000, queryMs, patienceMs = SWITCH_MS, standby = "refused" }: PoolLimits,
): PostgresPool {
  const pool = new pg.Pool({
    ...config,
    connectionTimeoutMillis: CONNECT_MS,
    lock_timeout: lockTimeoutMs,
    options: AT_ONCE,
    keepAlive: true,
  });
  // Without a listener a lost connection would end the process, idle or, between two statements, in use.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const reach = reachAgain(pool, patienceMs, standby === "refused" ? refuseStandby : undefined);
  return {
    options: pool.options,
    connect: async () => guarded(await reach(), queryMs),
    end: () => pool.end(),
  };
}

/** HAProxy may still lead to yesterday's primary, which would take no write and show what is old. */
async function refuseStandby(client: pg.PoolClient): Promise<void> {
  const question: Question = {
    text: "SELECT pg_is_in_recovery() AS standby",
    query_timeout: CONNECT_MS,
  };
  try {
    const { rows } = await client.query<{ standby: boolean }>(question);
    if (rows[0]?.standby) throw Object.assign(new Error("a standby answers"), { code: "25006" });
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Opens a connection; a database that was there before is waited for, from the moment on that it was missed. */
function reachAgain(
  pool: pg.Pool,
  patienceMs: number,
  check?: (client: pg.PoolClient) => Promise<void>,
): () => Promise<pg.PoolClient> {
  const checked = new WeakSet<pg.PoolClient>();
  let wasThere = false;
  let missedAt: number | undefined;
  return async () => {
    for (;;) {
      try {
        const client = await pool.connect();
        if (!checked.has(client)) await check?.(client);
        checked.add(client);
        wasThere = true;
        missedAt = undefined;
        return client;
      } catch (error) {
        if (isBusy(error) || !isDatabaseLost(error)) throw error;
        lostAt = performance.now();
        missedAt ??= lostAt;
        const isOver = !wasThere || performance.now() - missedAt >= patienceMs;
        if (isOver) throw new DatabaseAway(error);
        await sleep(PAUSE_MS);
      }
    }
  };
}

/** All connections are in use: that says nothing about the database. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && error.message === "timeout exceeded when trying to connect";

/** A COMMIT that waits for a standby is never given up: cut short it would be kept by one machine alone. */
const isCommit = (text: string): boolean => /^\s*commit\b/i.test(text);

/** A connection that is sound until it failed otherwise than by the server's own refusal. */
function guarded(client: pg.PoolClient, queryMs: number | undefined): PostgresPoolClient {
  let broken: Error | undefined;
  const query = async <R>(
    text: string,
    values: readonly unknown[],
    repeats = 0,
  ): Promise<PostgresQueryResult<R>> => {
    if (broken) throw broken;
    const question: Question = { text, values: values as unknown[] };
    const name = nameOfPlan(text);
    if (name) question.name = name;
    if (queryMs && !isCommit(text)) question.query_timeout = queryMs;
    const isAlone = client.getTransactionStatus() === "I";
    try {
      return (await client.query(question)) as unknown as PostgresQueryResult<R>;
    } catch (error) {
      if (isPlanOutdated(error)) {
        forgetPlans();
        if (isAlone) return query(text, values);
      }
      if (isAlone && isConflict(error) && repeats < CONFLICT_REPEATS) {
        // At once it could be faster than the transaction that was let go first, and meet it again.
        await sleep(PAUSE_MS);
        return query(text, values, repeats + 1);
      }
      if (!(error instanceof pg.DatabaseError) || isDatabaseLost(error)) {
        broken = error as Error;
        lostAt = performance.now();
      }
      throw error;
    }
  };
  return {
    query: query as PostgresPoolClient["query"],
    release: (destroy) => client.release(destroy === true || broken !== undefined),
  };
}
