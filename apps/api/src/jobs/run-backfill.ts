import { sql } from "kysely";
import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../db/client.ts";

const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";
const LOG_EVERY_MS = 30_000;

export type Backfill = {
  name: string;
  /** Whose rows it works on; the planner's estimate of their number is the total. */
  table: string;
  /** Works on the rows after an id, in the order of ids. Idempotent: several nodes may run it at the same time. */
  runBatch: (db: Db, after: string) => Promise<Batch>;
};
/** `reached` is the last row's id, undefined when none was left. */
export type Batch = { reached: string | undefined; rows: number };

/**
 * Runs a migration's backfill to its end beside traffic and removes its row; returns at once when there is none. Resumes
 * where an earlier run stopped (CLUSTER-04).
 */
export async function runBackfill(
  db: Db,
  { name, table, runBatch }: Backfill,
  { stop, log }: { stop: AbortSignal; log?: Pick<FastifyBaseLogger, "info"> | undefined },
): Promise<void> {
  const backfill = await db
    .selectFrom("backfills")
    .select(["reached", "done", "total"])
    .where("name", "=", name)
    .executeTakeFirst();
  if (!backfill) return;
  const total = backfill.total ?? (await estimateRows(db, table));
  let { done } = backfill;
  let after = backfill.reached ?? BEFORE_ALL;
  let loggedAt = Date.now();
  while (!stop.aborted) {
    const { reached, rows } = await runBatch(db, after);
    if (reached === undefined) {
      await db.deleteFrom("backfills").where("name", "=", name).execute();
      if (done > 0) log?.info({ backfill: name, done }, "backfill finished");
      return;
    }
    after = reached;
    done += rows;
    await db
      .updateTable("backfills")
      .set({ reached, done, total })
      .where("name", "=", name)
      .execute();
    if (Date.now() - loggedAt < LOG_EVERY_MS) continue;
    loggedAt = Date.now();
    log?.info({ backfill: name, done, total }, "backfill in progress");
  }
}

async function estimateRows(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    SELECT greatest(reltuples, 0)::bigint AS rows FROM pg_class WHERE oid = to_regclass(${table})`.execute(
    db,
  );
  return rows[0]?.rows ?? 0;
}
