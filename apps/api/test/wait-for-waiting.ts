import { sql } from "kysely";
import type { Db } from "../src/db/client.ts";

/** Returns once this many statements on the database wait for a lock. */
export async function waitForWaiting(db: Db, count = 1): Promise<void> {
  for (let waiting = 0; waiting < count;) {
    const { rows } = await sql<{ waiting: number }>`
      SELECT count(*)::int AS waiting FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db);
    waiting = rows[0]?.waiting ?? 0;
  }
}
