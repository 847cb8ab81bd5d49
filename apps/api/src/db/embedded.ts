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
 * One process at a time. Uses an operating system lock, which is released however its holder ends and works across
 * containers that are all process 1; SQLite is the way to such a lock from Node.
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
  // Only for the error message above: the lock itself does not tell who holds it.
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

/** Extensions of the embedded database; a database created with them must always be opened with them. */
export const PGLITE_EXTENSIONS = { pg_trgm };

/**
 * Reclaims the space of deleted rows and WAL in an embedded database: PGlite has neither autovacuum nor a checkpointer.
 * Vacuums the tables that autovacuum would.
 */
export async function reclaimSpace(db: Kysely<Database>): Promise<void> {
  await sql`SELECT pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_stat_user_tables
    WHERE n_dead_tup > 50 + 0.2 * n_live_tup`.execute(db);
  for (const { name } of rows) await sql`VACUUM ${sql.table(name)}`.execute(db);
  await sql`CHECKPOINT`.execute(db);
}
