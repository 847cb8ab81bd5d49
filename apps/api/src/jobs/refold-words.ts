import { sql } from "kysely";
import type { Db } from "../db/client.ts";
import { runBackfill } from "./run-backfill.ts";

/** Takes about 20 ms. */
const BATCH = 2000;

/**
 * Backfill: folds search words stored under the former rule (migration 042). Each row is its own transaction: a batch
 * could deadlock with orders that write the same rows in another order.
 */
export const refoldWords = (db: Db, stop: AbortSignal, batch = BATCH): Promise<void> =>
  runBackfill(db, "fold-search-words", stop, async (after) => {
    const { rows } = await sql<{ id: string; differs: boolean }>`
      SELECT id, words <> plain_words(words) AS differs
      FROM (SELECT id, words FROM search_words WHERE id > ${after} ORDER BY id LIMIT ${batch}) w
      ORDER BY id`.execute(db);
    for (const { id } of rows.filter(({ differs }) => differs)) {
      await sql`UPDATE search_words SET words = plain_words(words) WHERE id = ${id}`.execute(db);
    }
    return rows.at(-1)?.id;
  });
