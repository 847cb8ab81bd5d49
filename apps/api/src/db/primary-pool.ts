import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { DatabaseAway, isConflict, isDatabaseLost } from "./is-database-lost.ts";
import { forgetPlans, isPlanOutdated, nameOfPlan } from "./planned-once.ts";

export type PoolLimits = {
  /** `lock_timeout` of every connection. */
  lockTimeoutMs?: number;
  /** Client-side statement timeout, which also discards the connection; unlimited if omitted. */
  queryMs?: number;
  /** How long to wait for a database that was reachable before; a planned failover takes less. */
  patienceMs?: number;
  /** Whether connections to a standby are accepted, for reads that tolerate replication lag. */
  standby?: "taken" | "refused" | undefined;
};

/** `query_timeout` is missing in the driver's types. */
type Question = pg.QueryConfig & { query_timeout?: number };

/** Longer than a planned failover takes, even on a busy machine; shorter than a page's request timeout. */
export const SWITCH_MS = 15_000;
const CONNECT_MS = 5000;
const PAUSE_MS = 200;
/** Retries of a single-statement transaction after a deadlock; detecting each takes a second. */
const CONFLICT_REPEATS = 5;
/** Results are small: parallel workers and JIT cost more than they save. */
const AT_ONCE = "-c max_parallel_workers_per_gather=0 -c jit=off";

let lostAt = -Infinity;

/** Whether this process lost a connection recently, so that a failover may be in progress. */
export const mayBeSwitching = (): boolean => performance.now() - lostAt < SWITCH_MS;

/**
 * Connection pool to the primary of a database that may fail over (CLUSTER-02). A broken connection is discarded.
 * Opening a connection waits for the new primary, which is safe because nothing was sent yet. Statements in progress
 * are not retried here, because only the caller knows whether that is safe.
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
  // Without a listener an error of a connection, idle or between two statements, would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const reach = reachAgain(pool, patienceMs, standby === "refused" ? refuseStandby : undefined);
  return {
    options: pool.options,
    connect: async () => guarded(await reach(), queryMs),
    end: () => pool.end(),
  };
}

/** HAProxy may still route to the former primary, which refuses writes and returns stale rows. */
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

/** Opens a connection. If the database was reachable before, retries for `patienceMs` from the first failure on. */
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

/** The pool is exhausted, which says nothing about the database. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && error.message === "timeout exceeded when trying to connect";

/** No timeout on COMMIT, which may be waiting for a standby: cancelled, it would be durable on one machine only. */
const isCommit = (text: string): boolean => /^\s*commit\b/i.test(text);

/** Wraps a connection: any error other than one reported by the server marks it as broken. */
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
        // An immediate retry could be faster than the other transaction and deadlock with it again.
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
