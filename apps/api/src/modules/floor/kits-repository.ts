import { sql } from "kysely";
import type { Db } from "../../db/client.ts";
import { plannedOnce } from "../../db/planned-once.ts";
import { rowsOf } from "../../db/read-together.ts";

const selectKits = (db: Db) =>
  db
    .selectFrom("starter_kits")
    .innerJoin("orders", "orders.id", "starter_kits.order_id")
    .leftJoin("companies", "companies.id", "orders.company_id")
    .select([
      "companies.name as company",
      "orders.id",
      "orders.number",
      "orders.contact",
      "orders.pickup_location as location",
      "orders.pickup_date as pickupDate",
      "orders.language",
      "starter_kits.sent_at as sentAt",
    ])
    .where(sql<boolean>`orders.contact <> '{}'`);

/** The bags still to be posted, oldest first. */
export const listKitsToPost = (db: Db) =>
  selectKits(db)
    .where("starter_kits.sent_at", "is", null)
    .orderBy("starter_kits.created_at")
    .orderBy("orders.number")
    .execute();

const MOST_POSTED = 200;

/** The bags posted since a moment, the last first. */
export const listPostedKits = (db: Db, since: Date) =>
  selectKits(db)
    .where("starter_kits.sent_at", ">=", since)
    .orderBy("starter_kits.sent_at", "desc")
    .orderBy("orders.number")
    .limit(MOST_POSTED)
    .execute();

/** Puts posted bags back on the list; returns those that were posted and whose order is not cancelled. */
export const unmarkPosted = (db: Db, numbers: string[]) =>
  db
    .updateTable("starter_kits")
    .from("orders")
    .set({ sent_at: null })
    .whereRef("orders.id", "=", "starter_kits.order_id")
    .where("orders.number", "in", numbers)
    .where("orders.status", "<>", "cancelled")
    .where("starter_kits.sent_at", "is not", null)
    .returning(["orders.id", "orders.number"])
    .execute();

/** Returns false if it was already posted. */
export async function markPosted(db: Db, orderId: string, now: Date): Promise<boolean> {
  const posted = await db
    .updateTable("starter_kits")
    .set({ sent_at: now })
    .where("order_id", "=", orderId)
    .where("sent_at", "is", null)
    .executeTakeFirst();
  return posted.numUpdatedRows > 0n;
}

export async function readKitsOf(db: Db, orderIds: string[]) {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom("starter_kits")
    .innerJoin("orders", "orders.id", "starter_kits.order_id")
    .select(["orders.number", "starter_kits.created_at", "starter_kits.sent_at"])
    .where(sql<boolean>`order_id = ANY(${orderIds}::uuid[])`)
    .$call(plannedOnce)
    .execute();
}

/** The starter kit of an order. */
export const kitOf = (db: Db, orderId: string) =>
  rowsOf(
    db.selectFrom("starter_kits").select(["created_at", "sent_at"]).where("order_id", "=", orderId),
    { created_at: Date, sent_at: Date },
  );

/** Deletes unposted kits of erased customers; posted ones stay for the books. */
export async function forgetKitsOf(db: Db, orderIds: string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await db
    .deleteFrom("starter_kits")
    .where("order_id", "in", orderIds)
    .where("sent_at", "is", null)
    .execute();
}
