import { sql } from "kysely";
import { hostname } from "node:os";
import { setTimeout as after } from "node:timers/promises";
import type { Db } from "../db/client.ts";

const PATIENCE_MS = 3000;
/** Beside the jobs, and none of them. */
const ROW = `ready ${hostname()}`;

/**
 * Whether the database takes writes and keeps them: a row of this machine is updated and committed as an order is.
 * A message in the write-ahead log alone would pass on a primary that was made read-only. A commit that waits for a
 * standby is never given up; others ask after it and not once more, or their connections would pile up behind it.
 */
export function isWritable(db: Db, patienceMs = PATIENCE_MS): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined;
  const ask = (): Promise<boolean> =>
    sql`INSERT INTO job_runs (name, succeeded_at) VALUES (${ROW}, now())
      ON CONFLICT (name) DO UPDATE SET succeeded_at = excluded.succeeded_at`
      .execute(db)
      .then(
        () => true,
        () => false,
      )
      .finally(() => (asking = undefined));
  return () => {
    asking ??= ask();
    return Promise.race([asking, after(patienceMs, false, { ref: false })]);
  };
}
