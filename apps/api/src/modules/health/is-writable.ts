import { sql } from "kysely";
import { setTimeout as after } from "node:timers/promises";
import type { Db } from "../../db/client.ts";

const PATIENCE_MS = 3000;

/**
 * Whether the database takes writes and keeps them: a message in the log of the database alone, which no table
 * holds, commits as an order does. A commit that waits for a standby is never given up; others ask after it and not
 * once more, or their connections would pile up behind it.
 */
export function isWritable(db: Db, patienceMs = PATIENCE_MS): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined;
  const ask = (): Promise<boolean> =>
    sql`SELECT pg_logical_emit_message(true, 'waslijn', 'ready')`
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
