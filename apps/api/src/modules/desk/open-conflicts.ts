import type { DeskOrder } from "@waslijn/contract/console/desk/order";
import { stamp } from "@waslijn/contract/shared/amsterdam-time";
import { sql } from "kysely";
import type { Db } from "../../db/client.ts";
import { plannedOnce } from "../../db/planned-once.ts";

/** Whoever of the desk acts on the order afterwards, or writes a note, has seen to it. An undo that came late is no conflict. */
export const isOpenConflict = sql<boolean>`a.refusal IN ('first', 'not-possible')
  AND NOT EXISTS (SELECT FROM order_events e WHERE e.order_id = a.order_id AND e.actor = 'staff' AND e.at > a.heard_at)
  AND NOT EXISTS (SELECT FROM order_notes n JOIN staff s ON s.id = n.staff_id
    WHERE n.order_id = a.order_id AND n.at > a.heard_at AND s.role <> 'driver')`;

/** What drivers said of an order that made nothing happen, and nobody of the desk has seen to yet. */
export async function listOpenConflicts(
  db: Db,
  orderId: string,
): Promise<DeskOrder["driversSaid"]> {
  const rows = await db
    .selectFrom("stop_acts as a")
    .innerJoin("staff", "staff.id", "a.staff_id")
    .select(["a.id", "a.act", "a.kind", "a.said_at", "a.data", "staff.name"])
    .where("a.order_id", "=", orderId)
    .where(isOpenConflict)
    .orderBy("a.heard_at")
    .$call(plannedOnce)
    .execute();
  return rows.flatMap(({ id, act, kind, said_at, data, name }) =>
    act === "done" || act === "missed"
      ? [{ id, act, kind, at: stamp(said_at), by: name, bags: data.bags ?? null }]
      : [],
  );
}
