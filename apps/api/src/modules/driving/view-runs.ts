import type { RunsBoard, RunStop, OwnRun } from "@waslijn/contract/console/runs";
import { addHours, amsterdamDate, amsterdamTime } from "@waslijn/contract/shared/amsterdam-time";
import { WINDOW_HOURS } from "@waslijn/contract/shared/constants";
import type { Db } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { refuseField } from "../orders/orderer.ts";
import { estimateArrivals, type Arrival } from "./routing/estimate-arrivals.ts";
import { inRouteOrder } from "./routing/doors.ts";
import { readStops, type Stop } from "./stops-repository.ts";
import {
  listRunsOf,
  readPlacedStops,
  readVisits,
  type Visit,
  findRunOf,
  readBagCodes,
} from "./runs-repository.ts";

type Where = { hub: string; day: string };

/** The runs of a hub on a day with their stops, and the unassigned stops (DESK-09). */
export async function viewRuns(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { hub: id, day }: Where,
): Promise<RunsBoard> {
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
    hub,
    day,
    runs: runs.map((run) => {
      const arrivals = arrivalsOf(run, day, clock.now());
      const stops = run.stops.map((stop) => shown(stop, stop.isLocked, arrivals.get(stop)));
      return { id: run.id, version: run.version, driver: run.driver, stops };
    }),
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
  /** The last visit and its time. */
  last: { stop: BoardStop; at: Date } | undefined;
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
      return { id, version, driver: { id: driver_id, name }, stops, last: lastOf(stops, visits) };
    }),
    unassigned: [...left.values()].sort(
      (one, other) => one.from.localeCompare(other.from) || inRouteOrder(one, other),
    ),
  };
}

/** Identifies a stop: order number and kind. */
export const nameOf = ({ number, kind }: Pick<Stop, "number" | "kind">): string =>
  `${number} ${kind}`;

/** The last visit; an undone one is open again and does not count. */
function lastOf(stops: BoardStop[], visits: Visit[]): BoardRun["last"] {
  const [last] = stops
    .filter(({ state }) => state !== "open")
    .flatMap((stop) => {
      const visit = visits.find((one) => one.order_id === stop.orderId && one.kind === stop.kind);
      return visit ? [{ stop, at: visit.at }] : [];
    })
    .sort((one, other) => other.at.getTime() - one.at.getTime());
  return last;
}

/** Estimated arrival at each open stop; empty for past days. */
export function arrivalsOf({ stops, last }: BoardRun, day: string, now: Date): Arrivals {
  const today = amsterdamDate(now);
  if (day < today) return new Map();
  return estimateArrivals(stops, {
    last: last && { stop: last.stop, time: amsterdamTime(last.at) },
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

const shown = (stop: Stop, isLocked: boolean, arrival?: Arrival): RunStop => ({
  ...stopFace(stop, arrival),
  isLocked,
});

/** A driver's own run of a day (DRIVE-01). */
export async function viewOwnRun(
  { db, clock }: Pick<Deps, "db" | "clock">,
  driver: { id: string },
  day = amsterdamDate(clock.now()),
): Promise<OwnRun> {
  const own = await findRunOf(db, driver.id, day);
  if (!own) return null;
  const { runs } = await readBoard(db, { hub: own.hub_id, day });
  const run = runs.find(({ id }) => id === own.id);
  if (!run) return null;
  const arrivals = arrivalsOf(run, day, clock.now());
  const codes = await readBagCodes(
    db,
    run.stops.map(({ orderId }) => orderId),
  );
  return {
    id: run.id,
    version: run.version,
    day,
    stops: run.stops.map((stop) => ({
      ...stopFace(stop, arrivals.get(stop)),
      position: stop.position
        ? { latitude: stop.position.latitude, longitude: stop.position.longitude }
        : null,
      phone: stop.phone,
      bags: stop.bags,
      codes: stop.kind === "delivery" ? (codes.get(stop.orderId) ?? []) : [],
      notes: stop.notes,
      instructions: stop.instructions,
      missedDeliveries: stop.missedDeliveries,
    })),
  };
}
