import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { sql } from "kysely";
import type { Db } from "./client.ts";
import { runScript, type Patience } from "./run-script.ts";

export type SqlFile = { name: string; text: string; checksum: string };

/** Migrations, which run once, and functions in their current version. */
export type SqlFiles = { migrations: SqlFile[]; functions: SqlFile[] };

/** Name prefix of function files in the list of applied files. */
export const FUNCTIONS = "functions/";

export async function readSqlFiles(): Promise<SqlFiles> {
  const functions = await readFolder("./functions/");
  return {
    migrations: await readFolder("./migrations/"),
    functions: functions.map((file) => ({ ...file, name: `${FUNCTIONS}${file.name}` })),
  };
}

async function readFolder(path: string): Promise<SqlFile[]> {
  const folder = new URL(path, import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), "utf8");
      return sqlFile(name, text);
    }),
  );
}

/** The checksum ignores line endings, which depend on the checkout. */
export function sqlFile(name: string, text: string): SqlFile {
  const checksum = createHash("sha256").update(text.replaceAll("\r\n", "\n")).digest("hex");
  return { name, text, checksum };
}

/** Files applied to a database, by name, with their checksum at that time. */
export type AppliedFiles = ReadonlyMap<string, string | null>;

/** Databases of the first versions have no checksums. */
const MAKE_TABLE = {
  name: "The list of migrations",
  text: `CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now());
    ALTER TABLE migrations ADD COLUMN checksum text`,
};

/** Empty when the table does not exist yet. */
export async function readAppliedFiles(db: Db): Promise<AppliedFiles> {
  const columns = await columnsOfList(db);
  if (columns.size === 0) return new Map();
  const checksum = columns.has("checksum") ? sql`checksum` : sql`NULL`;
  const { rows } = await sql<{ name: string; checksum: string | null }>`
    SELECT name, ${checksum} AS checksum FROM migrations`.execute(db);
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/** Creates the table only when it is missing: even a no-op `ALTER` would wait for a backup's lock. */
export async function makeListOfFiles(transaction: Db, patience: Patience): Promise<void> {
  const columns = await columnsOfList(transaction);
  if (!columns.has("checksum")) await runScript(transaction, MAKE_TABLE, patience);
}

/** Empty when the table does not exist. Planning a query of `information_schema` would take longer than the rest. */
async function columnsOfList(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    SELECT attname AS name FROM pg_attribute
    WHERE attrelid = to_regclass(quote_ident(current_schema()) || '.migrations') AND attnum > 0`.execute(
    db,
  );
  return new Set(rows.map(({ name }) => name));
}

/** Files applied before checksums existed are assumed to be unchanged. */
export async function takeOver(transaction: Db, { name, checksum }: SqlFile): Promise<void> {
  await sql`UPDATE migrations SET checksum = ${checksum} WHERE name = ${name}`.execute(transaction);
}

export async function recordFile(transaction: Db, { name, checksum }: SqlFile): Promise<void> {
  await sql`INSERT INTO migrations (name, checksum) VALUES (${name}, ${checksum})
    ON CONFLICT (name) DO UPDATE SET checksum = excluded.checksum, applied_at = now()`.execute(
    transaction,
  );
}

/** Makes every function be applied again: some are generated from the catalogue (`write-order.sql`). */
export async function forgetFunctions(transaction: Db): Promise<void> {
  await sql`DELETE FROM migrations WHERE starts_with(name, ${FUNCTIONS})`.execute(transaction);
}
