import type { Insertable, Selectable } from "kysely";
import type { Db } from "../../db/client.ts";
import { plannedOnce } from "../../db/planned-once.ts";
import type { StopRefusal } from "../../db/schema/runs.ts";
import type { Database } from "../../db/schema.ts";

export type StopActRow = Selectable<Database["stop_acts"]>;
export type NewStopAct = Omit<
  Insertable<Database["stop_acts"]>,
  "made_version" | "refusal" | "first_version"
>;

export const findStopAct = (db: Db, id: string): Promise<StopActRow | undefined> =>
  db.selectFrom("stop_acts").selectAll().where("id", "=", id).$call(plannedOnce).executeTakeFirst();

/** Inserts a pending act, unless one with this id exists. */
export async function recordStopAct(db: Db, act: NewStopAct): Promise<void> {
  await db
    .insertInto("stop_acts")
    .values({ ...act, refusal: "pending" })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** Records the judgement of a pending act that produces no event; false if a concurrent request was first. */
export async function judgeStopAct(
  db: Db,
  id: string,
  judgement: { refusal: StopRefusal | null; first_version?: number | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("stop_acts")
    .set(judgement)
    .where("id", "=", id)
    .where("refusal", "=", "pending")
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whether they reported on the order's stops while one of these was assigned to them. */
export async function hasVisited(db: Db, staffId: string, orderId: string): Promise<boolean> {
  const act = await actsOf(db, staffId, orderId)
    .where((one) =>
      one.or([one("refusal", "is", null), one("refusal", "not in", ["not-assigned", "pending"])]),
    )
    .executeTakeFirst();
  return act !== undefined;
}

/** Whether they reported on the order's stops at all, applied or not. */
export async function hasActed(db: Db, staffId: string, orderId: string): Promise<boolean> {
  return (await actsOf(db, staffId, orderId).executeTakeFirst()) !== undefined;
}

const actsOf = (db: Db, staffId: string, orderId: string) =>
  db
    .selectFrom("stop_acts")
    .select("id")
    .where("order_id", "=", orderId)
    .where("staff_id", "=", staffId)
    .limit(1);
