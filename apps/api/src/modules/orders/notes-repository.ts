import type { Db } from "../../db/client.ts";
import { rowsOf } from "../../db/read-together.ts";

/** Staff notes about an order, oldest first. The name of staff who left long ago has been erased. */
export const notesOf = (db: Db, orderId: string) => rowsOf(selectNotes(db, orderId), { at: Date });

const selectNotes = (db: Db, orderId: string) =>
  db
    .selectFrom("order_notes")
    .innerJoin("staff", "staff.id", "order_notes.staff_id")
    .select(["order_notes.id", "order_notes.at", "order_notes.text", "staff.name"])
    .where("order_id", "=", orderId)
    .orderBy("order_notes.at")
    .orderBy("order_notes.id");

export async function addNote(
  db: Db,
  note: { id: string; orderId: string; staffId: string; at: Date; text: string },
): Promise<void> {
  const { id, orderId: order_id, staffId: staff_id, at, text } = note;
  await db.insertInto("order_notes").values({ id, order_id, staff_id, at, text }).execute();
}

export async function readNotesOf(db: Db, orderIds: string[]) {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom("order_notes")
    .innerJoin("orders", "orders.id", "order_notes.order_id")
    .select(["orders.number", "order_notes.at", "order_notes.text"])
    .where("order_id", "in", orderIds)
    .orderBy("order_notes.at")
    .execute();
}

/** Notes about a customer are deleted with the customer's data. */
export async function forgetNotesOf(db: Db, orderIds: string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await db.deleteFrom("order_notes").where("order_id", "in", orderIds).execute();
}
