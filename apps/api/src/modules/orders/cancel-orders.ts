import { sql } from "kysely";
import type { Db } from "../../db/client.ts";

/** Nobody drives for these any more, and their windows are free for others. */
export async function cancelOrders(db: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const cancelled = sql`SELECT hub_id, kind, date, from_time, count(*)::int AS orders FROM (
      SELECT hub_id, 'pickup' AS kind, pickup_date AS date, pickup_from AS from_time
      FROM orders WHERE id = ANY(${ids}::uuid[])
      UNION ALL
      SELECT hub_id, 'delivery', delivery_date, delivery_from
      FROM orders WHERE id = ANY(${ids}::uuid[]) AND delivery_date IS NOT NULL
    ) AS windows GROUP BY 1, 2, 3, 4`;
  // In the order in which placing takes them: deliveries before pickups.
  await sql`SELECT FROM slots JOIN (${cancelled}) c USING (hub_id, kind, date, from_time)
    ORDER BY kind, date, from_time FOR UPDATE OF slots`.execute(db);
  await sql`UPDATE slots s SET booked = s.booked - c.orders FROM (${cancelled}) c
    WHERE (s.hub_id, s.kind, s.date, s.from_time) = (c.hub_id, c.kind, c.date, c.from_time)`.execute(
    db,
  );
  await db.updateTable("orders").set({ status: "cancelled" }).where("id", "in", ids).execute();
}
