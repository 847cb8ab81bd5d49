import { sql } from "kysely";
import type { Db } from "../../apps/api/src/db/client.ts";
import { recountedDays, reportedDays } from "../../apps/api/test/recount-reports.ts";
import { isDeepStrictEqual } from "node:util";

/** Checks of the filled orders by the product's own functions; each query returns rows that differ. */
const OTHERWISE: Record<string, string> = {
  "words that a search finds": `SELECT o.number FROM orders o LEFT JOIN search_words w ON w.id = o.words_id
    WHERE w.words IS DISTINCT FROM order_words(o) OR w.id <> words_id_of(w.words) OR NOT w.eras @> eras_of(o.last_event)`,
  "the last event": `SELECT o.number FROM orders o LEFT JOIN order_events e ON e.number = o.last_event
    WHERE (e.order_id, e.version, e.at) IS DISTINCT FROM (o.id, o.version, o.changed_at)`,
  "who was not met": `SELECT o.number FROM orders o WHERE o.misses <> (SELECT count(*) FROM order_events e
    WHERE e.order_id = o.id AND e.kind IN ('pickup-missed', 'delivery-missed'))`,
  "versions without a gap": `SELECT o.number FROM orders o
    WHERE o.version <> (SELECT count(*) FROM order_events e WHERE e.order_id = o.id)`,
  "bills of what was counted": `SELECT o.number FROM orders o LEFT JOIN bills b ON b.order_id = o.id
    WHERE (b.id IS NOT NULL) <> (o.status IN ('counted', 'ready', 'delivered'))`,
  "what is overdue": `SELECT o.number FROM orders o
    WHERE o.bill_overdue <> EXISTS (SELECT FROM bills b WHERE b.order_id = o.id AND b.state = 'overdue')`,
  "orders in their windows": `SELECT s.from_time AS number FROM slots s WHERE s.booked <> (SELECT count(*) FROM orders o
    WHERE o.hub_id = s.hub_id AND o.status <> 'cancelled' AND (s.date, s.from_time) =
      CASE s.kind WHEN 'pickup' THEN (o.pickup_date, o.pickup_from) ELSE (o.delivery_date, o.delivery_from) END)`,
  "who ordered before": `SELECT o.number FROM orders o JOIN order_events e ON e.order_id = o.id AND e.version = 1
    WHERE ordered_before(e) <> EXISTS (SELECT FROM repeat_orders r WHERE r.order_id = o.id)`,
};

/** Throws if the product would not have written the database like this. */
export async function checkFill(db: Db): Promise<void> {
  for (const [what, query] of Object.entries(OTHERWISE)) {
    const { rows } = await sql<{ number: string }>`${sql.raw(query)} LIMIT 5`.execute(db);
    const numbers = rows.map(({ number }) => number).join(", ");
    if (rows.length > 0) throw new Error(`The filler is wrong about ${what}: ${numbers}`);
  }
  const [reported, counted] = [await reportedDays(db), await recountedDays(db)];
  if (!isDeepStrictEqual(reported, counted)) throw new Error("The filler adds up reports wrongly.");
}
