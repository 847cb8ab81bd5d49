import { readAppliedFiles } from "./applied-files.ts";
import type { Db } from "./client.ts";
import { readSqlFiles } from "./sql-files.ts";

/** How many files a database has had, and how many of this version's migrations it lacks. */
export async function pendingMigrations(db: Db): Promise<{ known: number; pending: number }> {
  const applied = await readAppliedFiles(db);
  const { migrations } = await readSqlFiles();
  return {
    known: applied.size,
    pending: applied.size && migrations.filter(({ name }) => !applied.has(name)).length,
  };
}
