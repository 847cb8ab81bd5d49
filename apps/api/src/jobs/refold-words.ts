import { sql } from "kysely";
import type { Db } from "../db/client.ts";

const BACKFILL = "fold-search-words";
/** Takes about 20 ms. */
const BATCH = 2000;
const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";

/**
 * Backfill: folds search words stored under the former rule (migration 042); returns at once when done. Each row is its
 * own transaction: a batch could deadlock with orders that write the same rows in another order. Idempotent, so several
 * nodes may run it at the same time.
 */
export async function refoldWords(db: Db, stop: AbortSignal, batch = BATCH): Promise<void> {
  const backfill = await db
    .selectFrom("backfills")
    .select("reached")
    .where("name", "=", BACKFILL)
    .executeTakeFirst();
  if (!backfill) return;
  let after = backfill.reached ?? BEFORE_ALL;
  while (!stop.aborted) {
    const { rows } = await sql<{ id: string; differs: boolean }>`
      SELECT id, words <> plain_words(words) AS differs
      FROM (SELECT id, words FROM search_words WHERE id > ${after} ORDER BY id LIMIT ${batch}) w
      ORDER BY id`.execute(db);
    for (const { id } of rows.filter(({ differs }) => differs)) {
      await sql`UPDATE search_words SET words = plain_words(words) WHERE id = ${id}`.execute(db);
    }
    const last = rows.at(-1);
    if (!last || rows.length < batch) break;
    after = last.id;
    await db
      .updateTable("backfills")
      .set({ reached: after })
      .where("name", "=", BACKFILL)
      .execute();
  }
  if (!stop.aborted) await db.deleteFrom("backfills").where("name", "=", BACKFILL).execute();
}
