import { sql } from "kysely";
import { readdir } from "node:fs/promises";
import type { Db } from "./client.ts";

const FOLDER = new URL("./migrations/", import.meta.url);

/** How many migrations a database has had, and how many of this version's it lacks. */
export async function pendingMigrations(db: Db): Promise<{ known: number; pending: number }> {
  const table = await sql<{ found: boolean }>`
    SELECT to_regclass('migrations') IS NOT NULL AS found`.execute(db);
  if (!table.rows[0]?.found) return { known: 0, pending: 0 };
  const { rows } = await sql<{ name: string }>`SELECT name FROM migrations`.execute(db);
  const done = new Set(rows.map((row) => row.name));
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith(".sql"));
  return { known: done.size, pending: files.filter((name) => !done.has(name)).length };
}
