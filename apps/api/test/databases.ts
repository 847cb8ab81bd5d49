import { randomUUID } from "node:crypto";
import pg from "pg";
import { openPglite, openPostgres, type OpenDatabase } from "../src/db/client.ts";
import { migrate } from "../src/db/migrate.ts";
import { seed } from "../src/db/seed/seed.ts";

/** Set by the test run, which starts a PostgreSQL of its own. */
const TEST_POSTGRES_URL = process.env.TEST_POSTGRES_URL;

export const DATABASE_KINDS = ["PGlite", "PostgreSQL"] as const;
export type DatabaseKind = (typeof DATABASE_KINDS)[number];

/** A migrated and seeded database that no other test sees. */
export async function openTestDatabase(kind: DatabaseKind): Promise<OpenDatabase> {
  const opened = kind === "PGlite" ? await openPglite() : await freshPostgres();
  await migrate(opened.db);
  await seed(opened.db, "demo");
  return opened;
}

async function freshPostgres(): Promise<OpenDatabase> {
  if (!TEST_POSTGRES_URL)
    throw new Error("TEST_POSTGRES_URL is not set; run the tests with npm test.");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await runOn(TEST_POSTGRES_URL, `CREATE DATABASE ${name}`);
  const url = new URL(TEST_POSTGRES_URL);
  url.pathname = `/${name}`;
  const opened = openPostgres(url.href, 20);
  return {
    ...opened,
    async close() {
      await opened.close();
      await runOn(TEST_POSTGRES_URL, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
