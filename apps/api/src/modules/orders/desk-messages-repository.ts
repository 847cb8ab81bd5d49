import type { Db } from "../../db/client.ts";
import { rowsOf } from "../../db/read-together.ts";

type DeskMessageRow = {
  id: string;
  orderId: string;
  staffId: string;
  at: Date;
  channel: "mail" | "text";
  text: string;
};

/** Messages that staff wrote about an order, oldest first (DESK-12). */
export const deskMessagesOf = (db: Db, orderId: string) =>
  rowsOf(
    db
      .selectFrom("desk_messages")
      .innerJoin("staff", "staff.id", "desk_messages.staff_id")
      .select(["desk_messages.id", "desk_messages.at", "desk_messages.channel"])
      .select(["desk_messages.text", "staff.name"])
      .where("order_id", "=", orderId)
      .orderBy("desk_messages.at")
      .orderBy("desk_messages.id"),
    { at: Date },
  );

export async function addDeskMessage(db: Db, message: DeskMessageRow): Promise<void> {
  const { orderId: order_id, staffId: staff_id, ...rest } = message;
  await db
    .insertInto("desk_messages")
    .values({ ...rest, order_id, staff_id })
    .execute();
}

/** Removes messages that were taken back before they were sent. */
export async function removeDeskMessages(db: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom("desk_messages").where("id", "in", ids).execute();
}

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
