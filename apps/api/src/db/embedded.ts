import { readFile, rm, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "../errors.ts";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { sql, type Kysely } from "kysely";
import type { Database } from "./schema.ts";

const SQLITE_BUSY = 5;

/**
 * One process at a time. The lock is the operating system's, which gives it back when its holder ends in
 * whatever way and knows containers that are all process 1 apart; SQLite is how Node reaches it.
 */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  const name = join(dataDir, "lock");
  const lock = takeLock(join(dataDir, "lock.sqlite"));
  if (!lock) {
    const holder = (await readFile(name, "utf8").catch(() => "")).trim();
    throw new StartError(
      `The data in ${dataDir} is in use by process ${holder || "unknown"}; stop it first, or set DATABASE_URL to run several.`,
    );
  }
  // Only for the sentence above: the lock itself does not say who holds it.
  await writeFile(name, `${process.pid} on ${hostname()}\n`);
  return async () => {
    await rm(name, { force: true });
    lock.close();
  };
}

function takeLock(file: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(file);
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    return lock;
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
}

/** What an embedded database has beside itself; one that was made with it is opened with it, always. */
export const PGLITE_EXTENSIONS = { pg_trgm };

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
