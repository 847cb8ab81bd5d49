import { sql } from "kysely";
import { openAsBlob } from "node:fs";
import { createTestDatabase } from "../../../scripts/test/postgres.ts";
import { openPglite, openPostgres, type Db, type OpenDatabase } from "../src/db/client.ts";

/** Where the database itself can make the difference: tables made, copied and searched, crowds, and every call once. */
export const BOTH_DATABASES = ["PGlite", "PostgreSQL"] as const;
export type DatabaseKind = (typeof BOTH_DATABASES)[number];

/** Rules are tried on what shops run on; `npm run proof -- embedded` tries them all on PGlite. */
export const USUAL_DATABASE: DatabaseKind =
  process.env.TEST_DATABASE === "PGlite" ? "PGlite" : "PostgreSQL";
export const DATABASE_KINDS: readonly DatabaseKind[] = [USUAL_DATABASE];

/** A migrated and seeded database that no other test sees. */
export function openTestDatabase(kind: DatabaseKind): Promise<OpenDatabase> {
  return kind === "PGlite" ? copyPglite() : copyPostgres();
}

/** One without a table or function of ours; where it is embedded, sooner there than a new one. */
export async function openEmptyDatabase(kind: DatabaseKind): Promise<OpenDatabase> {
  if (kind === "PostgreSQL") return copyPostgres("template1");
  const database = await copyPglite();
  await empty(database.db);
  return database;
}

/** Takes away every table and function, for the next test. */
export async function empty(db: Db): Promise<void> {
  await sql`DROP SCHEMA public CASCADE`.execute(db);
  await sql`CREATE SCHEMA public`.execute(db);
}

/** Lets a test truncate orders and bills, which no other database allows than the demonstration's. */
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
