import { sql } from "kysely";
import type { Backfill } from "./run-backfill.ts";

/** Takes about 20 ms. */
const BATCH = 2000;

/**
 * Folds search words stored under the former rule (migration 042). Each row is its own transaction: a batch could
 * deadlock with orders that write the same rows in another order.
 */
export const refoldWords = (batch = BATCH): Backfill => ({
  name: "fold-search-words",
  table: "search_words",
  async runBatch(db, after) {
    const { rows } = await sql<{ id: string; differs: boolean }>`
      SELECT id, words <> plain_words(words) AS differs
      FROM (SELECT id, words FROM search_words WHERE id > ${after} ORDER BY id LIMIT ${batch}) w
      ORDER BY id`.execute(db);
    for (const { id } of rows.filter(({ differs }) => differs)) {
      await sql`UPDATE search_words SET words = plain_words(words) WHERE id = ${id}`.execute(db);
    }
    return { reached: rows.at(-1)?.id, rows: rows.length };
  },
});
