import type { RunsBoard, RunStop } from "@waslijn/contract/console/runs/runs";
import { addHours } from "@waslijn/contract/shared/amsterdam-time";
import { WINDOW_HOURS } from "@waslijn/contract/shared/constants";
import type { Db } from "../../db/client.ts";
import { refuseField } from "../orders/orderer.ts";
import { inRouteOrder } from "../stops/route-order.ts";
import { readStops, type Stop } from "../stops/stops-repository.ts";
import { listRunsOf, readPlacedStops } from "./runs-repository.ts";

type Where = { hub: string; day: string };

/** The runs of a hub on a day with their stops, and the stops that nobody drives yet (DESK-09). */
export async function viewRuns(db: Db, { hub: id, day }: Where): Promise<RunsBoard> {
  const hub = await db
    .selectFrom("hubs")
    .select(["id", "name"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!hub) throw refuseField("hub", "unknown");
  const { runs, unassigned } = await readBoard(db, { hub: id, day });
  const drivers = await db
    .selectFrom("staff")
    .select(["id", "name"])
    .where("hub_id", "=", id)
    .where("role", "=", "driver")
    .where("removed_at", "is", null)
    .orderBy("name")
    .execute();
  return {
    hub,
    day,
    runs: runs.map(({ stops, ...run }) => ({
      ...run,
      stops: stops.map((stop) => shown(stop, stop.isLocked)),
    })),
    unassigned: unassigned.map((stop) => shown(stop, false)),
    free: drivers.filter((driver) => !runs.some((run) => run.driver.id === driver.id)),
  };
}

export type BoardStop = Stop & { isLocked: boolean };
export type BoardRun = {
  id: string;
  version: number;
  driver: { id: string; name: string };
  stops: BoardStop[];
};

/** The runs are read before their stops: what is planned meanwhile is refused to who saw the older version. */
export async function readBoard(
  db: Db,
  { hub, day }: Where,
): Promise<{ runs: BoardRun[]; unassigned: Stop[] }> {
  const runs = await listRunsOf(db, hub, day);
  const placed = await readPlacedStops(
    db,
    runs.map(({ id }) => id),
  );
  const left = new Map((await readStops(db, day, hub)).map((stop) => [nameOf(stop), stop]));
  const stopsOf = (runId: string): BoardStop[] =>
    placed
      .filter(({ run_id }) => run_id === runId)
      .flatMap(({ number, kind, is_locked }) => {
        const stop = left.get(nameOf({ number, kind }));
        left.delete(nameOf({ number, kind }));
        return stop ? [{ ...stop, isLocked: is_locked }] : [];
      });
  return {
    runs: runs.map(({ id, version, driver_id, name }) => ({
      id,
      version,
      driver: { id: driver_id, name },
      stops: stopsOf(id),
    })),
    unassigned: [...left.values()].sort(
      (one, other) => one.from.localeCompare(other.from) || inRouteOrder(one, other),
    ),
  };
}

/** What tells one stop from all others: its order and which of both it is. */
export const nameOf = ({ number, kind }: Pick<Stop, "number" | "kind">): string =>
  `${number} ${kind}`;

/** What everyone sees of a stop. */
export const stopFace = ({ number, kind, from, state, version, ...stop }: Stop) => ({
  number,
  kind,
  from,
  to: addHours(from, WINDOW_HOURS),
  state,
  version,
  customer: stop.name,
  street: `${stop.street} ${stop.houseNumber}`.trim(),
  place: `${stop.postalCode.replace(/^(\d{4})/, "$1 ")} ${stop.city}`.trim(),
});

const shown = (stop: Stop, isLocked: boolean): RunStop => ({ ...stopFace(stop), isLocked });
