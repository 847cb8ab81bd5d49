import { sql, type Kysely } from "kysely";
import type { Database } from "./schema.ts";

/**
 * Gives space of deleted rows and written log back, for an embedded database: PGlite has neither autovacuum nor a
 * checkpointer, so nothing else does. Vacuums the tables that autovacuum would.
 */
export async function reclaimSpace(db: Kysely<Database>): Promise<void> {
  await sql`SELECT pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_stat_user_tables
    WHERE n_dead_tup > 50 + 0.2 * n_live_tup`.execute(db);
  for (const { name } of rows) await sql`VACUUM ${sql.table(name)}`.execute(db);
  await sql`CHECKPOINT`.execute(db);
}
