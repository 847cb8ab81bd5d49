import type { WindowKind } from "@waslijn/contract/shared/codes";
import { sql, type Insertable, type Selectable } from "kysely";
import type { Db } from "../../db/client.ts";
import { plannedOnce } from "../../db/planned-once.ts";
import type { Database } from "../../db/schema.ts";
import { standingEvents } from "@waslijn/contract/shared/order-life";
import type { OrderEvent, PlaceInRun, PlacesInRuns } from "../orders/life/fold-events.ts";

export type RunRow = Selectable<Database["runs"]>;
export type PlacedStop = Pick<
  Selectable<Database["run_stops"]>,
  "order_id" | "kind" | "run_id" | "is_locked" | "assigned_by" | "assigned_at" | "told_arrival"
> & { number: string };

/** Includes the runs of drivers who have left. */
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

/** The driver's runs of the day, the oldest first: one at each hub. */
export const listRunsOfDriver = (db: Db, driver: string, day: string): Promise<RunRow[]> =>
  db
    .selectFrom("runs")
    .selectAll()
    .where("driver_id", "=", driver)
    .where("day", "=", day)
    .orderBy("created_at")
    .$call(plannedOnce)
    .execute();

/** The day of the driver's run that has this stop. */
export async function findRunDay(
  db: Db,
  { driver, orderId, kind }: { driver: string; orderId: string; kind: WindowKind },
): Promise<string | undefined> {
  const run = await db
    .selectFrom("run_stops")
    .innerJoin("runs", "runs.id", "run_stops.run_id")
    .select("runs.day")
    .where("run_stops.order_id", "=", orderId)
    .where("run_stops.kind", "=", kind)
    .where("runs.driver_id", "=", driver)
    .$call(plannedOnce)
    .executeTakeFirst();
  return run?.day;
}

/** Locks in id order, so that two planners of the same runs cannot deadlock. */
export const lockRuns = (db: Db, ids: string[]): Promise<RunRow[]> =>
  db.selectFrom("runs").selectAll().where("id", "in", ids).orderBy("id").forNoKeyUpdate().execute();

/** The stops of these runs, in driving order. */
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
      "run_stops.told_arrival",
      "orders.number",
    ])
    .where("run_id", "in", runIds)
    .orderBy("run_id")
    .orderBy("position")
    .execute();
}

export type Visit = Pick<PlacedStop, "order_id" | "kind" | "run_id"> & {
  /** By the clock of the driver's phone. */
  at: Date;
  /** By our clock: an offline phone reports later (DRIVE-03). */
  heard_at: Date;
};

/** The last visit to each stop of these runs, completed or missed. */
export async function readVisits(db: Db, runIds: string[]): Promise<Visit[]> {
  if (runIds.length === 0) return [];
  const { rows } = await sql<Visit>`
    SELECT s.order_id, s.kind, s.run_id, e.at AS heard_at,
      least(e.at, (e.data->>'saidAt')::timestamptz) AS at
    FROM run_stops s CROSS JOIN LATERAL (
      SELECT e.at, e.data FROM order_events e WHERE e.order_id = s.order_id
        AND e.kind IN (CASE s.kind WHEN 'pickup' THEN 'picked-up' ELSE 'delivered' END, s.kind || '-missed',
          CASE s.kind WHEN 'delivery' THEN 'part-delivered' END)
      ORDER BY e.version DESC LIMIT 1) e
    WHERE s.run_id = ANY(${runIds}::uuid[])`.execute(db);
  return rows;
}

/** Claims the notification that follows the visit heard at this time; false if another node has claimed it. */
export async function claimNotification(db: Db, runId: string, heard: Date): Promise<boolean> {
  const updated = await db
    .updateTable("runs")
    .set({ told_after: heard })
    .where("id", "=", runId)
    .where((run) => run.or([run("told_after", "is", null), run("told_after", "<", heard)]))
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/**
 * Marks the next customer as notified; false if the stop has left the run or they were notified of this window before.
 */
export async function markNotified(
  db: Db,
  runId: string,
  { orderId, kind, opens }: { orderId: string; kind: WindowKind; opens: Date },
  arrival: Date,
): Promise<boolean> {
  const updated = await db
    .updateTable("run_stops")
    .set({ told_arrival: arrival })
    .where("run_id", "=", runId)
    .where("order_id", "=", orderId)
    .where("kind", "=", kind)
    .where((stop) => stop.or([stop("told_arrival", "is", null), stop("told_arrival", "<", opens)]))
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** The run of each stop of these orders. */
export const readRunsOfOrders = (
  db: Db,
  orderIds: string[],
): Promise<{ order_id: string; kind: WindowKind; run_id: string }[]> =>
  db
    .selectFrom("run_stops")
    .select(["order_id", "kind", "run_id"])
    .where("order_id", "in", orderIds)
    .execute();

/** Returns false if the driver has a run at this hub on this day already. */
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

/** Replaces the stops of these runs, in the given order. */
export async function replaceStops(
  db: Db,
  runIds: string[],
  stops: Omit<PlacedStop, "number">[],
): Promise<void> {
  await db.deleteFrom("run_stops").where("run_id", "in", runIds).execute();
  const rows = stops.map((stop, at) => ({ ...stop, position: at + 1 }));
  if (rows.length > 0) await db.insertInto("run_stops").values(rows).execute();
  await raiseVersions(db, runIds);
}

async function raiseVersions(db: Db, runIds: string[]): Promise<void> {
  await db
    .updateTable("runs")
    .set((run) => ({ version: run("version", "+", 1) }))
    .where("id", "in", runIds)
    .execute();
}

/** The runs and positions of these orders' pickups, deliveries or both, by order id. */
export async function readPlacesInRuns(
  db: Db,
  orderIds: string[],
  kinds: readonly WindowKind[],
): Promise<ReadonlyMap<string, PlacesInRuns>> {
  if (orderIds.length === 0 || kinds.length === 0) return new Map();
  const rows = await db
    .selectFrom("run_stops")
    .select(["order_id", "kind", "run_id", "position", "is_locked"])
    .where("order_id", "in", orderIds)
    .where("kind", "in", kinds)
    .execute();
  const places = new Map<string, PlacesInRuns>();
  for (const { order_id, kind, run_id, position, is_locked } of rows) {
    const place = { id: run_id, position, isLocked: is_locked };
    places.set(order_id, { ...places.get(order_id), [kind]: place });
  }
  return places;
}

/** Puts a stop back at its old position, or at the end if that is taken. Does nothing if the run was deleted. */
export async function putBackIntoRun(
  db: Db,
  orderId: string,
  kind: WindowKind,
  { id, position, isLocked }: PlaceInRun,
  staff: { id: string },
  now: Date,
): Promise<void> {
  const [run] = await lockRuns(db, [id]);
  if (!run) return;
  await sql`
    INSERT INTO run_stops (order_id, kind, run_id, position, is_locked, assigned_by, assigned_at)
    SELECT ${orderId}::uuid, ${kind}, ${id}::uuid,
      CASE WHEN ${position} = ANY(array_agg(s.position)) THEN max(s.position) + 1 ELSE ${position} END,
      ${isLocked}, ${staff.id}::uuid, ${now}
    FROM run_stops s WHERE s.run_id = ${id}::uuid
    ON CONFLICT (order_id, kind) DO NOTHING`.execute(db);
  await raiseVersions(db, [id]);
}

/** The bag codes that were scanned or typed at the pickup of these orders, without those delivered since. */
export async function readBagCodes(
  db: Db,
  orderIds: string[],
): Promise<ReadonlyMap<string, string[]>> {
  if (orderIds.length === 0) return new Map();
  const events = await db
    .selectFrom("order_events")
    .select(["order_id", "version", "kind", "data"])
    .where("order_id", "in", orderIds)
    .where("kind", "in", ["picked-up", "part-delivered", "stop-undone"])
    .orderBy("version")
    .execute();
  const left = new Map<string, string[]>();
  for (const [orderId, history] of Map.groupBy(events, ({ order_id }) => order_id)) {
    for (const { kind, data } of standingEvents(history as (OrderEvent & { order_id: string })[])) {
      const { codes = [] } = data;
      const before = left.get(orderId) ?? [];
      left.set(
        orderId,
        kind === "picked-up" ? codes : before.filter((code) => !codes.includes(code)),
      );
    }
  }
  return left;
}
