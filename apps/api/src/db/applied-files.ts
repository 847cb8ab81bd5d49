import { sql } from "kysely";
import type { Db } from "./client.ts";
import { runScript, type Patience } from "./run-script.ts";
import type { SqlFile } from "./sql-files.ts";

/** The files a database has had, by name, with the checksum each had then. */
export type AppliedFiles = ReadonlyMap<string, string | null>;

/** Databases of the first versions know no checksums. */
const MAKE_TABLE = {
  name: "The list of migrations",
  text: `CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now());
    ALTER TABLE migrations ADD COLUMN checksum text`,
};

/** Empty where there is no list yet. */
export async function readAppliedFiles(db: Db): Promise<AppliedFiles> {
  const { rows: columns } = await sql<{ name: string }>`
    SELECT column_name AS name FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = 'migrations'`.execute(db);
  if (columns.length === 0) return new Map();
  const checksum = columns.some(({ name }) => name === "checksum") ? sql`checksum` : sql`NULL`;
  const { rows } = await sql<{ name: string; checksum: string | null }>`
    SELECT name, ${checksum} AS checksum FROM migrations`.execute(db);
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/** An `ALTER` that changes nothing would still wait for a backup, so the list is made only where there is none. */
export async function makeListOfFiles(transaction: Db, patience: Patience): Promise<void> {
  const { rows } = await sql`
    SELECT FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = 'migrations' AND column_name = 'checksum'`.execute(
    transaction,
  );
  if (rows.length === 0) await runScript(transaction, MAKE_TABLE, patience);
}

/** What was applied before checksums were kept is taken to be what is there now. */
export async function takeOver(transaction: Db, { name, checksum }: SqlFile): Promise<void> {
  await sql`UPDATE migrations SET checksum = ${checksum} WHERE name = ${name}`.execute(transaction);
}

export async function recordFile(transaction: Db, { name, checksum }: SqlFile): Promise<void> {
  await sql`INSERT INTO migrations (name, checksum) VALUES (${name}, ${checksum})
    ON CONFLICT (name) DO UPDATE SET checksum = excluded.checksum, applied_at = now()`.execute(
    transaction,
  );
}
