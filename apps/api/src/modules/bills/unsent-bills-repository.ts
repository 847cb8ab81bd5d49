import type { Db } from "../../db/client.ts";
import { rowsOf } from "../../db/read-together.ts";

/** More than a shop sends in a few seconds. */
const AT_ONCE = 100;

/** Schedules a bill to be sent at that time, unless it is undone before. */
export async function scheduleBill(
  db: Db,
  billId: string,
  later: { at: Date; staff_id: string },
  now: Date,
): Promise<void> {
  const row = { send_at: later.at, staff_id: later.staff_id };
  await db
    .insertInto("unsent_bills")
    .values({ bill_id: billId, since: now, ...row })
    .onConflict((conflict) => conflict.column("bill_id").doUpdateSet(row))
    .execute();
}

/** Cancels the scheduled sending of an order's bill. Returns the scheduled time, or undefined if none was scheduled. */
export async function holdUnsentBill(db: Db, orderId: string): Promise<Date | undefined> {
  const scheduled = await db
    .selectFrom("unsent_bills")
    .innerJoin("bills", "bills.id", "unsent_bills.bill_id")
    .select(["bills.id", "bills.sent_at", "unsent_bills.send_at"])
    .where("bills.order_id", "=", orderId)
    .where("unsent_bills.send_at", "is not", null)
    .executeTakeFirst();
  if (!scheduled?.send_at) return undefined;
  const { id, sent_at, send_at } = scheduled;
  // A bill that was sent before needs no task: its payment link shows the current version.
  if (sent_at) await db.deleteFrom("unsent_bills").where("bill_id", "=", id).execute();
  else {
    await db
      .updateTable("unsent_bills")
      .set({ send_at: null, staff_id: null })
      .where("bill_id", "=", id)
      .execute();
  }
  return send_at;
}

export async function dropUnsentBill(db: Db, orderId: string): Promise<void> {
  await db
    .deleteFrom("unsent_bills")
    .where("bill_id", "in", (bills) =>
      bills.selectFrom("bills").select("bills.id").where("order_id", "=", orderId),
    )
    .execute();
}

/** Bills whose undo period has passed, oldest first. */
export const listDueBills = (db: Db, now: Date): Promise<{ order_id: string }[]> =>
  db
    .selectFrom("unsent_bills")
    .innerJoin("bills", "bills.id", "unsent_bills.bill_id")
    .select("bills.order_id")
    .where("unsent_bills.send_at", "<=", now)
    .orderBy("unsent_bills.send_at")
    .limit(AT_ONCE)
    .execute();

/** When an order's bill is scheduled to be sent, if it is. */
export const sendAtOf = (db: Db, orderId: string) =>
  rowsOf(
    db
      .selectFrom("unsent_bills")
      .innerJoin("bills", "bills.id", "unsent_bills.bill_id")
      .select("unsent_bills.send_at")
      .where("bills.order_id", "=", orderId),
    { send_at: Date },
  );

/** Bills sent by this staff member that can still be undone, next to be sent first. */
export const listLeavingBills = (db: Db, staffId: string, now: Date) =>
  db
    .selectFrom("unsent_bills")
    .innerJoin("bills", "bills.id", "unsent_bills.bill_id")
    .innerJoin("orders", "orders.id", "bills.order_id")
    .select(["orders.id", "orders.number", "orders.version", "bills.due_cents"])
    .select("unsent_bills.send_at")
    .where("unsent_bills.staff_id", "=", staffId)
    .where("unsent_bills.send_at", ">", now)
    .orderBy("unsent_bills.send_at")
    .execute();
