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
