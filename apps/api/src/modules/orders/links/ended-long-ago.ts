import { sql } from "kysely";
import type { Db } from "../../../db/client.ts";
import type { OrderRow } from "../orders-repository.ts";

const DAY_MS = 86_400_000;
/** So long after the end of an order its link opens the page, but shows nobody's name or address. */
export const PRIVATE_AFTER_DAYS = 90;

/** Whether an order's last window and everything that happened to it lie 90 days back (MINE-01). */
export async function endedLongAgo(
  db: Db,
  { id, pickup_at, delivery_at }: OrderRow,
  now: Date,
): Promise<boolean> {
  const limit = new Date(now.getTime() - PRIVATE_AFTER_DAYS * DAY_MS);
  if ((delivery_at ?? pickup_at) >= limit) return false;
  const { rows } = await sql<{ at: Date | null }>`
    SELECT max(at) AS at FROM order_events WHERE order_id = ${id}`.execute(db);
  const last = rows[0]?.at;
  return !last || last < limit;
}
