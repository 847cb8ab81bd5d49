import type { KeptBag } from "@waslijn/contract/console/counting/counting";
import type { Db } from "../../db/client.ts";

/** Bags of these orders that were counted before the others. */
export async function listKeptBags(
  db: Db,
  orderIds: readonly string[],
): Promise<(KeptBag & { orderId: string })[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom("kept_bags")
    .select(["order_id", "bag", "handed"])
    .where("order_id", "in", orderIds)
    .orderBy("bag")
    .execute();
  return rows.map(({ order_id, bag, handed }) => ({ orderId: order_id, bag, ...handed }));
}

/** A bag that was counted before is what it is now. */
export async function saveKeptBag(
  db: Db,
  { bag, pieces, kilos }: KeptBag,
  by: { orderId: string; staffId: string; at: Date },
): Promise<void> {
  const handed = JSON.stringify({ pieces, kilos });
  const row = { staff_id: by.staffId, at: by.at, handed };
  await db
    .insertInto("kept_bags")
    .values({ order_id: by.orderId, bag, ...row })
    .onConflict((conflict) => conflict.columns(["order_id", "bag"]).doUpdateSet(row))
    .execute();
}
