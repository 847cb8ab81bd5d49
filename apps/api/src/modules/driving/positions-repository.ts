import type { Position } from "@waslijn/contract/shared/postal-area";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import type { Db } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { stopState } from "../orders/life/stop-state.ts";

export type DriverPosition = Position & { at: Date };

type Seen = DriverPosition & { driver: string; number: string; kind: WindowKind; now: Date };

/**
 * Stores where a driver reported from, over the position before (DRIVE-09). Without a run of today that has this stop
 * nothing is stored; a run without open stops is over, and loses its position.
 */
export async function storePosition(
  db: Db,
  { driver, number, kind, now, latitude, longitude, at }: Seen,
): Promise<void> {
  const run = await db
    .selectFrom("run_stops")
    .innerJoin("runs", "runs.id", "run_stops.run_id")
    .innerJoin("orders", "orders.id", "run_stops.order_id")
    .select("runs.id")
    .where("orders.number", "=", number)
    .where("run_stops.kind", "=", kind)
    .where("runs.driver_id", "=", driver)
    .where("runs.day", "=", amsterdamDate(now))
    .executeTakeFirst();
  if (!run || amsterdamDate(at) !== amsterdamDate(now)) return;
  const stops = await db
    .selectFrom("run_stops")
    .innerJoin("orders", "orders.id", "run_stops.order_id")
    .select(["run_stops.kind", "orders.status", "orders.awaits_window", "orders.awaits_rest"])
    .where("run_stops.run_id", "=", run.id)
    .execute();
  if (!stops.some((stop) => stopState(stop, stop.kind) === "open")) {
    await db.deleteFrom("driver_positions").where("run_id", "=", run.id).execute();
    return;
  }
  const position = { latitude, longitude, at };
  await db
    .insertInto("driver_positions")
    .values({ run_id: run.id, ...position })
    .onConflict((conflict) =>
      // A phone that was offline reports in any order.
      conflict.column("run_id").doUpdateSet(position).where("driver_positions.at", "<=", at),
    )
    .execute();
}

/** The last positions in these runs, by run id. */
export async function readPositions(
  db: Db,
  runIds: string[],
): Promise<ReadonlyMap<string, DriverPosition>> {
  if (runIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("driver_positions")
    .selectAll()
    .where("run_id", "in", runIds)
    .execute();
  return new Map(rows.map(({ run_id, ...position }) => [run_id, position]));
}

/** Deletes positions of earlier days, and all of them once the shop has turned positions off. */
export async function forgetPositions({
  db,
  env,
  clock,
}: Pick<Deps, "db" | "env" | "clock">): Promise<void> {
  await db
    .deleteFrom("driver_positions")
    .$if(env.DRIVER_POSITIONS === "on", (all) =>
      all.where("run_id", "in", (query) =>
        query.selectFrom("runs").select("id").where("day", "<", amsterdamDate(clock.now())),
      ),
    )
    .execute();
}
