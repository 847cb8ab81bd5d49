import type { Db } from "../../db/client.ts";

/** Messages that staff wrote to the customers of these orders, oldest first (DESK-12). */
export async function readDeskMessagesOf(db: Db, orderIds: string[]) {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom("desk_messages")
    .innerJoin("orders", "orders.id", "desk_messages.order_id")
    .select(["orders.number", "desk_messages.at", "desk_messages.channel", "desk_messages.text"])
    .where("order_id", "in", orderIds)
    .orderBy("desk_messages.at")
    .execute();
}

/** Deleted with the customer's data. */
export async function forgetDeskMessagesOf(db: Db, orderIds: string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await db.deleteFrom("desk_messages").where("order_id", "in", orderIds).execute();
}
