import type { WindowKind } from "@waslijn/contract/shared/codes";
import { WINDOW_HOURS } from "@waslijn/contract/shared/constants";
import { sql } from "kysely";
import type { Db } from "../../../db/client.ts";

export type WindowSums = {
  hub: string;
  kind: WindowKind;
  from: string;
  done: number;
  open: number;
  missed: number;
  /** Of those done, how many before the window ended. */
  onTime: number;
};

/** What became of a day's stops, window by window; one that was moved to another day is that day's. */
export async function readDayStops(db: Db, day: string): Promise<WindowSums[]> {
  const sums = (
    isDone: ReturnType<typeof sql>,
    kind: WindowKind,
    event: string,
    starts: string,
  ) => sql`
    count(*) FILTER (WHERE ${isDone})::int AS done,
    count(*) FILTER (WHERE NOT ${isDone} AND awaits_window IS DISTINCT FROM ${kind})::int AS open,
    count(*) FILTER (WHERE NOT ${isDone} AND awaits_window = ${kind})::int AS missed,
    count(*) FILTER (WHERE ${isDone} AND EXISTS (SELECT FROM order_events e
      WHERE e.order_id = o.id AND e.kind = ${event}
        AND e.at <= ${sql.ref(starts)} + make_interval(hours => ${sql.lit(WINDOW_HOURS)})))::int AS "onTime"`;
  const pickups = sums(sql`o.status <> 'placed'`, "pickup", "picked-up", "o.pickup_at");
  const deliveries = sums(sql`o.status = 'delivered'`, "delivery", "delivered", "o.delivery_at");
  const { rows } = await sql<WindowSums>`
    SELECT hub_id AS hub, 'pickup' AS kind, pickup_from AS "from", ${pickups} FROM orders o
      WHERE pickup_date = ${day} AND status <> 'cancelled' GROUP BY hub_id, pickup_from
    UNION ALL
    SELECT hub_id, 'delivery', delivery_from, ${deliveries} FROM orders o
      WHERE delivery_date = ${day} AND status <> 'cancelled' GROUP BY hub_id, delivery_from`.execute(
    db,
  );
  return rows;
}
