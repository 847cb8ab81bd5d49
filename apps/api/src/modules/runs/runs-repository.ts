import type { WindowKind } from "@waslijn/contract/shared/codes";
import type { Insertable, Selectable } from "kysely";
import type { Db } from "../../db/client.ts";
import type { Database } from "../../db/schema.ts";

export type RunRow = Selectable<Database["runs"]>;
export type PlacedStop = Pick<
  Selectable<Database["run_stops"]>,
  "order_id" | "kind" | "run_id" | "is_locked" | "assigned_by" | "assigned_at"
> & { number: string };

/** A driver who left keeps the runs they drove. */
export const listRunsOf = (db: Db, hub: string, day: string) =>
  db
    .selectFrom("runs")
    .innerJoin("staff", "staff.id", "runs.driver_id")
    .select(["runs.id", "runs.version", "runs.driver_id", "staff.name"])
    .where("runs.hub_id", "=", hub)
    .where("runs.day", "=", day)
    .orderBy("staff.name")
    .orderBy("runs.id")
    .execute();

export const findRunOf = (db: Db, driver: string, day: string): Promise<RunRow | undefined> =>
  db
    .selectFrom("runs")
    .selectAll()
    .where("driver_id", "=", driver)
    .where("day", "=", day)
    .orderBy("created_at")
    .executeTakeFirst();

/** In one order, so that two who plan the same runs do not wait for each other. */
export const lockRuns = (db: Db, ids: string[]): Promise<RunRow[]> =>
  db.selectFrom("runs").selectAll().where("id", "in", ids).orderBy("id").forNoKeyUpdate().execute();

/** What these runs drive, each in the order of its way. */
export async function readPlacedStops(db: Db, runIds: string[]): Promise<PlacedStop[]> {
  if (runIds.length === 0) return [];
  return db
    .selectFrom("run_stops")
    .innerJoin("orders", "orders.id", "run_stops.order_id")
    .select([
      "run_stops.order_id",
      "run_stops.kind",
      "run_stops.run_id",
      "run_stops.is_locked",
      "run_stops.assigned_by",
      "run_stops.assigned_at",
      "orders.number",
    ])
    .where("run_id", "in", runIds)
    .orderBy("run_id")
    .orderBy("position")
    .execute();
}

/** Which run has which of these orders' stops. */
export const readRunsOfOrders = (
  db: Db,
  orderIds: string[],
): Promise<{ order_id: string; kind: WindowKind; run_id: string }[]> =>
  db
    .selectFrom("run_stops")
    .select(["order_id", "kind", "run_id"])
    .where("order_id", "in", orderIds)
    .execute();

/** Whether the driver had none at this hub on this day. */
export async function insertRun(db: Db, run: Insertable<Database["runs"]>): Promise<boolean> {
  const inserted = await db
    .insertInto("runs")
    .values(run)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function deleteRun(db: Db, id: string): Promise<void> {
  await db.deleteFrom("runs").where("id", "=", id).execute();
}

/** Takes the stops out of these runs and puts others in, in the order they are given. */
export async function replaceStops(
  db: Db,
  runIds: string[],
  stops: Omit<PlacedStop, "number">[],
): Promise<void> {
  await db.deleteFrom("run_stops").where("run_id", "in", runIds).execute();
  const rows = stops.map((stop, at) => ({ ...stop, position: at + 1 }));
  if (rows.length > 0) await db.insertInto("run_stops").values(rows).execute();
  await db
    .updateTable("runs")
    .set((run) => ({ version: run("version", "+", 1) }))
    .where("id", "in", runIds)
    .execute();
}
