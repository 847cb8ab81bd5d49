import type { Db } from "../db/client.ts";

const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";

/**
 * Runs a migration's backfill to its end and removes its row; returns at once when there is none. A batch works on the
 * rows after an id and returns the last one's, undefined when none was left. Resumes where an earlier run stopped.
 * Batches must be idempotent: several nodes may run them at the same time.
 */
export async function runBackfill(
  db: Db,
  name: string,
  stop: AbortSignal,
  runBatch: (after: string) => Promise<string | undefined>,
): Promise<void> {
  const backfill = await db
    .selectFrom("backfills")
    .select("reached")
    .where("name", "=", name)
    .executeTakeFirst();
  if (!backfill) return;
  let after = backfill.reached ?? BEFORE_ALL;
  while (!stop.aborted) {
    const reached = await runBatch(after);
    if (reached === undefined) {
      await db.deleteFrom("backfills").where("name", "=", name).execute();
      return;
    }
    after = reached;
    await db.updateTable("backfills").set({ reached }).where("name", "=", name).execute();
  }
}
