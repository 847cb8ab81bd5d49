import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import type { Db } from "../../../db/client.ts";

/** As much of an order as tells when it was served. */
export type ServedOrder = { id: string; pickup_date: string; delivery_date: string | null };

/** The day on which the order ended, or on which it is to be brought back. */
export async function servedDay(db: Db, order: ServedOrder): Promise<string> {
  const end = await db
    .selectFrom("order_events")
    .select("at")
    .where("order_id", "=", order.id)
    .where("kind", "in", ["delivered", "cancelled"])
    .orderBy("version", "desc")
    .executeTakeFirst();
  return end ? amsterdamDate(end.at) : (order.delivery_date ?? order.pickup_date);
}
