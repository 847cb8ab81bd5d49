import type { Insertable, Selectable } from "kysely";
import type { Db } from "../../db/client.ts";
import { plannedOnce } from "../../db/planned-once.ts";
import type { Database } from "../../db/schema.ts";

export type StopActRow = Selectable<Database["stop_acts"]>;
export type NewStopAct = Omit<Insertable<Database["stop_acts"]>, "made_version">;

export const findStopAct = (db: Db, id: string): Promise<StopActRow | undefined> =>
  db.selectFrom("stop_acts").selectAll().where("id", "=", id).$call(plannedOnce).executeTakeFirst();

/** One that made no event; true where it was not told before. */
export async function addStopAct(db: Db, act: NewStopAct): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("stop_acts")
    .values(act)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function hasActed(db: Db, staffId: string, orderId: string): Promise<boolean> {
  const act = await db
    .selectFrom("stop_acts")
    .select("id")
    .where("order_id", "=", orderId)
    .where("staff_id", "=", staffId)
    .limit(1)
    .executeTakeFirst();
  return act !== undefined;
}
