import { sql } from "kysely";
import type { Db } from "../../db/client.ts";

const REFUSED_AFTER = 8;

/** Nobody is written to about the past: its messages were sent at their moment, and one of them was given up. */
export async function keepMessages(db: Db, now: Date): Promise<void> {
  await sql`UPDATE outbox SET sent_at = created_at, attempts = 1, next_attempt_at = NULL, last_error = NULL
    WHERE created_at <= ${now} AND dead_at IS NULL`.execute(db);
  await sql`UPDATE outbox SET sent_at = NULL, dead_at = created_at + interval '2 hours', attempts = ${REFUSED_AFTER},
      last_error = 'EENVELOPE 550'
    WHERE id = (SELECT id FROM outbox WHERE kind = 'order-confirmation' AND created_at <= ${now}::timestamptz - interval '1 day'
      ORDER BY created_at DESC, recipient LIMIT 1)`.execute(db);
}
