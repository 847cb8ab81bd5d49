import { sql } from "kysely";
import { setTimeout as sleep } from "node:timers/promises";
import { StartError } from "../errors.ts";
import type { Db } from "./client.ts";

/** How long a script may wait for a lock, and how often it retries. */
export type Patience = { lockTimeoutMs: number; attempts: number; pauseMs: number };

const LOCK_NOT_AVAILABLE = "55P03";

/**
 * Runs a whole file; PostgreSQL itself splits the statements. A table locked for long, for example by a backup, is
 * requested repeatedly with a short lock timeout, because orders queue behind a waiting DDL lock.
 */
export async function runScript(
  transaction: Db,
  { name, text }: { name: string; text: string },
  { lockTimeoutMs, attempts, pauseMs }: Patience,
): Promise<void> {
  await sql`SELECT set_config('lock_timeout', ${String(lockTimeoutMs)}, true),
    set_config('waslijn.script', ${text}, true)`.execute(transaction);
  for (let attempt = 1; ; attempt++) {
    await sql`SAVEPOINT script`.execute(transaction);
    try {
      await sql`DO $$ BEGIN EXECUTE current_setting('waslijn.script'); END $$`.execute(transaction);
      return;
    } catch (error) {
      if ((error as { code?: unknown }).code !== LOCK_NOT_AVAILABLE) throw error;
      if (attempt === attempts) {
        throw new StartError(
          `${name} needs a table that something else has kept in use all the while, perhaps a backup; nothing was changed, start again when it is done.`,
        );
      }
      await sql`ROLLBACK TO SAVEPOINT script`.execute(transaction);
      await sleep(pauseMs);
    }
  }
}

/** Files of this name run outside a transaction, while orders go on. */
export const isConcurrent = ({ name }: { name: string }): boolean =>
  name.endsWith(".concurrent.sql");

const CONCURRENT =
  /^(?:CREATE (?:UNIQUE )?INDEX CONCURRENTLY IF NOT EXISTS (?<index>\w+) |DROP INDEX CONCURRENTLY IF EXISTS \w+$|ALTER TABLE \w+ VALIDATE CONSTRAINT \w+$)/;

/**
 * Runs a file statement by statement on a connection of its own, without a lock timeout: its statements block neither
 * reads nor writes, and wait for transactions that began before them. Interrupted, it runs again from its first one.
 */
export async function runConcurrently(db: Db, { name, text }: { name: string; text: string }) {
  const statements = text
    .replaceAll(/^--.*$/gm, "")
    .split(";")
    .map((statement) => statement.replaceAll(/\s+/g, " ").trim())
    .filter(Boolean)
    .map((statement) => ({ statement, match: CONCURRENT.exec(statement) }));
  const wrong = statements.find(({ match }) => !match);
  if (wrong) {
    throw new StartError(`${name} has a statement that needs a transaction: ${wrong.statement}`);
  }
  await db.connection().execute(async (connection) => {
    await sql`SET lock_timeout = 0`.execute(connection);
    try {
      for (const { statement, match } of statements) {
        if (match?.groups?.index) await dropUnfinished(connection, match.groups.index);
        await sql.raw(statement).execute(connection);
      }
    } finally {
      await sql`RESET lock_timeout`.execute(connection);
    }
  });
}

/** An interrupted concurrent build leaves an invalid index of the same name. */
async function dropUnfinished(connection: Db, index: string): Promise<void> {
  const { rows } = await sql`
    SELECT FROM pg_index WHERE indexrelid = to_regclass(${index}) AND NOT indisvalid`.execute(
    connection,
  );
  if (rows.length > 0) await sql.raw(`DROP INDEX CONCURRENTLY ${index}`).execute(connection);
}
