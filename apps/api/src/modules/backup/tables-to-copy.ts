import { sql } from "kysely";
import type { Db } from "../../db/client.ts";

/** What the other database makes by itself: applied migrations and their backfills, and what orders are found by. */
const NOT_COPIED = ["migrations", "backfills", "search_words"];

/** All tables, those that are named by others first, whatever migrations have made of them. */
export async function tablesToCopy(db: Db): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'
      AND table_name::text <> ALL(${NOT_COPIED}::text[]) ORDER BY table_name`.execute(db);
  const references = await sql<{ child: string; parent: string }>`
    SELECT conrelid::regclass::text AS child, confrelid::regclass::text AS parent
    FROM pg_constraint WHERE contype = 'f' AND conrelid <> confrelid`.execute(db);
  const parentsOf = Map.groupBy(references.rows, ({ child }) => child);
  const sorted = new Set<string>();
  const visit = (name: string): void => {
    if (sorted.has(name)) return;
    for (const { parent } of parentsOf.get(name) ?? []) visit(parent);
    sorted.add(name);
  };
  for (const { name } of tables.rows) visit(name);
  return [...sorted];
}
