import type { RunsBoard, RunStop, OwnRun } from "@waslijn/contract/console/runs";
import {
  addHours,
  amsterdamDate,
  amsterdamTime,
  stamp,
} from "@waslijn/contract/shared/amsterdam-time";
import { WINDOW_HOURS } from "@waslijn/contract/shared/constants";
import type { Db } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { refuseField } from "../orders/orderer.ts";
import {
  endOf,
  estimateArrivals,
  measurePace,
  roadKilometres,
  type Arrival,
} from "./routing/estimate-arrivals.ts";
import { middleOfRanges } from "./routing/position-of.ts";
import { inRouteOrder } from "./routing/doors.ts";
import { readPositions, type DriverPosition } from "./positions-repository.ts";
import { readStops, type Stop } from "./stops-repository.ts";
import {
  listRunsOf,
  readPlacedStops,
  readVisits,
  type Visit,
  listRunsOfDriver,
  readBagCodes,
} from "./runs-repository.ts";

type Where = { hub: string; day: string };

/** The runs of a hub on a day with their stops, and the unassigned stops (DESK-09). */
export async function viewRuns(
  { db, clock, env }: Pick<Deps, "db" | "clock" | "env">,
  { hub: id, day }: Where,
): Promise<RunsBoard> {
  const hub = await db
    .selectFrom("hubs")
    .select(["id", "name"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!hub) throw refuseField("hub", "unknown");
  const { runs, unassigned } = await readBoard(db, { hub: id, day });
  const positions = await positionsIn({ db, clock, env }, runs, day);
  const drivers = await db
    .selectFrom("staff")
    .select(["id", "name"])
    .where((one) =>
      one.or([
        one("role", "=", "owner"),
        one.and([one("role", "=", "driver"), one("hub_id", "=", id)]),
      ]),
    )
    .where("removed_at", "is", null)
    .orderBy("name")
    .execute();
  return {
    hub: { ...hub, position: await hubPosition(db, id) },
    day,
    tiles: env.MAP_TILES_URL ?? null,
    runs: runs.map((run) => {
      const arrivals = arrivalsOf(run, day, clock.now());
      const stops = run.stops.map((stop) => shown(stop, stop.isLocked, arrivals.get(stop)));
      const seen = positions.get(run.id);
      const left = run.visits.at(-1);
      return {
        id: run.id,
        version: run.version,
        driver: run.driver,
        driverAt: seen ? { ...seen, at: stamp(seen.at) } : null,
        kilometres: Number(roadKilometres(run.stops).toFixed(1)),
        ends: endOf(arrivals) ?? (left ? amsterdamTime(left.at) : null),
        stops,
      };
    }),
    unassigned: unassigned.map((stop) => shown(stop, false)),
    free: drivers.filter((driver) => !runs.some((run) => run.driver.id === driver.id)),
  };
}

async function hubPosition(db: Db, hub: string): Promise<RunsBoard["hub"]["position"]> {
  const ranges = await db
    .selectFrom("service_areas")
    .select(["first_code as first", "last_code as last"])
    .where("hub_id", "=", hub)
    .execute();
  return middleOfRanges(ranges) ?? null;
}

/** Positions of today's open runs, while the shop asks for them (DRIVE-09). */
async function positionsIn(
  { db, clock, env }: Pick<Deps, "db" | "clock" | "env">,
  runs: BoardRun[],
  day: string,
): Promise<ReadonlyMap<string, DriverPosition>> {
  if (env.DRIVER_POSITIONS === "off" || day !== amsterdamDate(clock.now())) return new Map();
  const open = runs.filter(({ stops }) => stops.some(({ state }) => state === "open"));
  return readPositions(
    db,
    open.map(({ id }) => id),
  );
}

export type BoardStop = Stop & { isLocked: boolean };
export type BoardRun = {
  id: string;
  version: number;
  driver: { id: string; name: string };
  stops: BoardStop[];
  /** In the order in which they were made; an undone one does not count. */
  visits: { stop: BoardStop; at: Date }[];
};

/**
 * Reads the runs before their stops: if the plan changes in between, the version is the older one and saving is
 * refused.
 */
export async function readBoard(
  db: Db,
  { hub, day }: Where,
): Promise<{ runs: BoardRun[]; unassigned: Stop[] }> {
  const runs = await listRunsOf(db, hub, day);
  const ids = runs.map(({ id }) => id);
  const placed = await readPlacedStops(db, ids);
  const visits = await readVisits(db, ids);
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
    runs: runs.map(({ id, version, driver_id, name }) => {
      const stops = stopsOf(id);
      return {
        id,
        version,
        driver: { id: driver_id, name },
        stops,
        visits: visitsTo(stops, visits),
      };
    }),
    unassigned: [...left.values()].sort(
      (one, other) => one.from.localeCompare(other.from) || inRouteOrder(one, other),
    ),
  };
}

/** Identifies a stop: order number and kind. */
export const nameOf = ({ number, kind }: Pick<Stop, "number" | "kind">): string =>
  `${number} ${kind}`;

const visitsTo = (stops: BoardStop[], visits: Visit[]): BoardRun["visits"] =>
  stops
    .filter(({ state }) => state !== "open")
    .flatMap((stop) => {
      const visit = visits.find((one) => one.order_id === stop.orderId && one.kind === stop.kind);
      return visit ? [{ stop, at: visit.at }] : [];
    })
    .sort((one, other) => one.at.getTime() - other.at.getTime());

/** Estimated arrival at each open stop; empty for past days. */
export function arrivalsOf(
  { stops, visits }: Pick<BoardRun, "stops" | "visits">,
  day: string,
  now: Date,
): Arrivals {
  const today = amsterdamDate(now);
  if (day < today) return new Map();
  const visited = visits.map(({ stop, at }) => ({ stop, time: amsterdamTime(at) }));
  return estimateArrivals(stops, {
    last: visited.at(-1),
    pace: measurePace(visited),
    ...(day === today && { now: amsterdamTime(now) }),
  });
}
type Arrivals = ReadonlyMap<BoardStop, Arrival>;

/** The fields of a stop that every role sees. */
const stopFace = (
  { number, kind, from, state, isReady, version, ...stop }: Stop,
  arrival: Arrival | undefined,
) => ({
  number,
  kind,
  from,
  to: addHours(from, WINDOW_HOURS),
  state,
  isReady,
  version,
  customer: stop.name,
  street: `${stop.street} ${stop.houseNumber}`.trim(),
  place: `${stop.postalCode.replace(/^(\d{4})/, "$1 ")} ${stop.city}`.trim(),
  arrival: arrival?.time ?? null,
  isLate: arrival?.isLate ?? false,
});

const placeOf = ({ position }: Stop): RunStop["position"] =>
  position ? { latitude: position.latitude, longitude: position.longitude } : null;

const shown = (stop: Stop, isLocked: boolean, arrival?: Arrival): RunStop => ({
  ...stopFace(stop, arrival),
  isLocked,
  position: placeOf(stop),
  expected: arrival?.range ?? null,
});

/**
 * A driver's own run of a day (DRIVE-01). Who drives for two hubs that day, or changed hubs, reads the stops of both as
 * one, the earlier windows first. Null on a day that is over, whose customers are no concern of a driver any more
 * (STAFF-01).
 */
export async function viewOwnRun(
  { db, clock, env }: Pick<Deps, "db" | "clock" | "env">,
  driver: { id: string },
  day = amsterdamDate(clock.now()),
): Promise<OwnRun> {
  if (day < amsterdamDate(clock.now())) return null;
  const own = await listRunsOfDriver(db, driver.id, day);
  const boards = [];
  for (const { hub_id: hub } of own) boards.push(await readBoard(db, { hub, day }));
  const runs = boards
    .flatMap((board) => board.runs)
    .filter((run) => run.driver.id === driver.id)
    .sort((one, other) => startOf(one).localeCompare(startOf(other)));
  const [first] = runs;
  if (!first) return null;
  const stops = runs.flatMap((run) => run.stops);
  const arrivals = new Map(runs.flatMap((run) => [...arrivalsOf(run, day, clock.now())]));
  const codes = await readBagCodes(
    db,
    stops.map(({ orderId }) => orderId),
  );
  return {
    id: first.id,
    version: first.version,
    day,
    asksPosition: env.DRIVER_POSITIONS === "on",
    stops: stops.map((stop) => ({
      ...stopFace(stop, arrivals.get(stop)),
      position: placeOf(stop),
      phone: stop.phone,
      bags: stop.bags,
      delivered: stop.delivered,
      codes: labelsFor(stop, codes.get(stop.orderId)),
      notes: stop.notes,
      instructions: stop.instructions,
      missedDeliveries: stop.missedDeliveries,
    })),
  };
}

/** The first window of a run; one without stops comes last. */
const startOf = ({ stops }: BoardRun): string => stops[0]?.from ?? "24:00";

/** The labels of the bags to deliver. Nobody knows which ones these are where more were read at the door. */
const labelsFor = ({ kind, bags }: Stop, codes: string[] = []): string[] =>
  kind === "delivery" && codes.length <= (bags ?? codes.length) ? codes : [];
