import { sql } from "kysely";
import { openAsBlob } from "node:fs";
import { createTestDatabase } from "../../../scripts/test/postgres.ts";
import { openPglite, openPostgres, type Db, type OpenDatabase } from "../src/db/client.ts";

/** For tests where the database can make a difference: migrations, copies, search, concurrency, and every call once. */
export const BOTH_DATABASES = ["PGlite", "PostgreSQL"] as const;
export type DatabaseKind = (typeof BOTH_DATABASES)[number];

/** Rules are tested on PostgreSQL, which shops use; `npm run proof -- embedded` tests all of them on PGlite. */
export const USUAL_DATABASE: DatabaseKind =
  process.env.TEST_DATABASE === "PGlite" ? "PGlite" : "PostgreSQL";
export const DATABASE_KINDS: readonly DatabaseKind[] = [USUAL_DATABASE];

/** A migrated and seeded database of the test's own. */
export function openTestDatabase(kind: DatabaseKind): Promise<OpenDatabase> {
  return kind === "PGlite" ? copyPglite() : copyPostgres();
}

/** A database without our tables and functions. For PGlite, emptying a copy is faster than creating one. */
export async function openEmptyDatabase(kind: DatabaseKind): Promise<OpenDatabase> {
  if (kind === "PostgreSQL") return copyPostgres("template1");
  const database = await copyPglite();
  await empty(database.db);
  return database;
}

/** Drops all tables and functions, for the next test. */
export async function empty(db: Db): Promise<void> {
  await sql`DROP SCHEMA public CASCADE`.execute(db);
  await sql`CREATE SCHEMA public`.execute(db);
}

/** Allows truncating orders and bills, which otherwise only the demonstration's database allows. */
export async function allowTruncate(db: Db): Promise<void> {
  await sql`INSERT INTO seeded (table_name) VALUES ('demo_day') ON CONFLICT DO NOTHING`.execute(db);
}

async function copyPglite(): Promise<OpenDatabase> {
  const template = process.env.TEST_PGLITE_TEMPLATE;
  if (!template)
    throw new Error("TEST_PGLITE_TEMPLATE is not set; the test run's setup did not happen.");
  return openPglite(undefined, await openAsBlob(template));
}

async function copyPostgres(template?: string): Promise<OpenDatabase> {
  const database = await createTestDatabase(template);
  const opened = openPostgres(database.url, 20);
  return {
    ...opened,
    async close() {
      await opened.close();
      await database.drop();
    },
  };
}
