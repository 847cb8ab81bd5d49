import { sql } from "kysely";
import type { Db } from "../../db/client.ts";

/** Batch size: large enough to keep up, small enough for one statement. */
const AT_ONCE = 20_000;

/**
 * Aggregates pending changes into daily figures. One statement both deletes and adds them, so readers see each change
 * exactly once. Concurrent nodes take different rows (SKIP LOCKED) and update days in the same order, so they cannot
 * deadlock.
 */
export async function foldChanges(db: Db, atOnce = AT_ONCE): Promise<void> {
  let folded = atOnce;
  while (folded === atOnce) folded = await foldSome(db, atOnce);
}

async function foldSome(db: Db, atOnce: number): Promise<number> {
  const { rows } = await sql<{ folded: number }>`
    WITH chosen AS (
      SELECT ctid FROM report_changes LIMIT ${atOnce} FOR UPDATE SKIP LOCKED
    ), taken AS (
      DELETE FROM report_changes WHERE ctid = ANY (ARRAY(SELECT ctid FROM chosen)) RETURNING figures
    ), added AS (
      INSERT INTO report_days AS d (hub_id, day, placed, cancelled, repeated, on_time, late, missed, pieces, kilos,
          billed_cents, refunded_cents)
        SELECT hub_id, day, sum(placed), sum(cancelled), sum(repeated), sum(on_time), sum(late), sum(missed),
          sum(pieces), sum(kilos), sum(billed_cents), sum(refunded_cents)
        FROM (SELECT (figures).* FROM taken) f GROUP BY hub_id, day ORDER BY day, hub_id
      ON CONFLICT (day, hub_id) DO UPDATE SET
        placed = d.placed + excluded.placed,
        cancelled = d.cancelled + excluded.cancelled,
        repeated = d.repeated + excluded.repeated,
        on_time = d.on_time + excluded.on_time,
        late = d.late + excluded.late,
        missed = d.missed + excluded.missed,
        pieces = d.pieces + excluded.pieces,
        kilos = d.kilos + excluded.kilos,
        billed_cents = d.billed_cents + excluded.billed_cents,
        refunded_cents = d.refunded_cents + excluded.refunded_cents)
    SELECT count(*)::int AS folded FROM taken`.execute(db);
  return rows[0]?.folded ?? 0;
}
