import type { PlannedRun, RunsBoard } from "@waslijn/contract/console/runs";
import { ApiProblem } from "../../api-problem.ts";
import type { Db } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { writeChange } from "../staff/write-audit.ts";
import { doOnce, type RequestKey } from "../orders/idempotency.ts";
import { refuseField } from "../orders/orderer.ts";
import { stopState } from "../orders/life/stop-state.ts";
import { lockOrdersByNumber, type OrderRow } from "../orders/orders-repository.ts";
import { aboutRun } from "./make-run.ts";
import {
  lockRuns,
  readPlacedStops,
  readRunsOfOrders,
  replaceStops,
  type PlacedStop,
  type RunRow,
} from "./runs-repository.ts";
import { nameOf, viewRuns } from "./view-runs.ts";

/**
 * Sets the stops of some runs, all or nothing. The call states the desired result (order, locks), so undoing is the
 * same call with the previous state. Lock order, as in all changes that move an order: orders, runs, stops.
 */
export async function planRuns(
  { db, clock, live, env }: Pick<Deps, "db" | "clock" | "live" | "env">,
  staff: { id: string },
  planned: PlannedRun[],
  key?: RequestKey,
): Promise<RunsBoard> {
  const ids = planned.map(({ id }) => id);
  refuseTwice(planned);
  const isNew = await doOnce(db, key, clock.now(), async (transaction) => {
    const seen = await readPlacedStops(transaction, ids);
    const wanted = planned.flatMap(({ stops }) => stops);
    const numbers = new Set([...seen, ...wanted].map(({ number }) => number));
    const orders = await lockOrdersByNumber(transaction, [...numbers]);
    const runs = await lockRuns(transaction, ids);
    const before = await readPlacedStops(transaction, ids);
    refuseOldNews(planned, runs, before, orders);
    await refuseElsewhere(transaction, planned, runs, orders);
    refuseDone(planned, before, orders);

    const rows = planned.flatMap((run) => rowsOf(run, before, orders, staff, clock.now()));
    await replaceStops(transaction, ids, rows);
    for (const run of planned) {
      await writeChange(transaction, clock, staff, "run:plan", {
        about: aboutRun(run.id),
        before: { stops: before.filter(({ run_id }) => run_id === run.id).map(inWords) },
        after: { stops: run.stops.map((stop) => inWords({ ...stop, is_locked: stop.isLocked })) },
      });
    }
  });
  if (isNew) for (const run of ids) live.announce({ run });
  const run = await db.selectFrom("runs").selectAll().where("id", "in", ids).executeTakeFirst();
  if (!run) throw new ApiProblem("not_found");
  return viewRuns({ db, clock, env }, { hub: run.hub_id, day: run.day });
}

type Orders = ReadonlyMap<string, OrderRow>;

const inWords = (stop: Pick<PlacedStop, "number" | "kind" | "is_locked">): string =>
  stop.is_locked ? `${nameOf(stop)} locked` : nameOf(stop);

/** Throws if a stop or a run occurs twice. */
function refuseTwice(planned: PlannedRun[]): void {
  const stops = planned.flatMap((run) => run.stops.map(nameOf));
  const isTwice = (names: string[]): boolean => new Set(names).size < names.length;
  if (isTwice(stops) || isTwice(planned.map(({ id }) => id))) throw refuseField("runs", "twice");
}

function refuseOldNews(
  planned: PlannedRun[],
  runs: RunRow[],
  before: PlacedStop[],
  orders: Orders,
): void {
  if (runs.length < planned.length) throw new ApiProblem("not_found");
  const isSeen = ({ id, version }: RunRow): boolean =>
    planned.some((run) => run.id === id && run.version === version);
  // A stop added after the first read: its order is not locked.
  const isHeld = before.every(({ number }) => orders.has(number));
  if (!runs.every(isSeen) || !isHeld) throw new ApiProblem("runs_changed");
}

/** Throws if a stop is of another day or hub than its run, or is in a run that is not part of this call. */
async function refuseElsewhere(
  db: Db,
  planned: PlannedRun[],
  runs: RunRow[],
  orders: Orders,
): Promise<void> {
  for (const { id, stops } of planned) {
    const run = runs.find((one) => one.id === id);
    const isHere = stops.every(({ number, kind }) => {
      const order = orders.get(number);
      const day = kind === "pickup" ? order?.pickup_date : order?.delivery_date;
      return (
        order && order.status !== "cancelled" && order.hub_id === run?.hub_id && day === run.day
      );
    });
    if (!isHere) throw new ApiProblem("stop_elsewhere");
  }
  if (orders.size === 0) return;
  const wanted = new Set(planned.flatMap(({ stops }) => stops.map(nameOf)));
  const numbers = new Map([...orders.values()].map(({ id, number }) => [id, number]));
  const placed = await readRunsOfOrders(db, [...numbers.keys()]);
  const isTaken = placed.some(
    ({ order_id, kind, run_id }) =>
      wanted.has(nameOf({ number: numbers.get(order_id) ?? "", kind })) &&
      !planned.some(({ id }) => id === run_id),
  );
  if (isTaken) throw new ApiProblem("runs_changed");
}

/** A completed stop stays in the run of its driver (DESK-09). */
function refuseDone(planned: PlannedRun[], before: PlacedStop[], orders: Orders): void {
  const runOf = new Map(before.map((stop) => [nameOf(stop), stop.run_id]));
  const after = new Map(planned.flatMap(({ id, stops }) => stops.map((s) => [nameOf(s), id])));
  const all = [...before, ...planned.flatMap(({ stops }) => stops)];
  const isMovedDone = all.some((stop) => {
    const order = orders.get(stop.number);
    const isDone = order && stopState(order, stop.kind) === "done";
    return isDone && runOf.get(nameOf(stop)) !== after.get(nameOf(stop));
  });
  if (isMovedDone) throw new ApiProblem("stop_done");
}

/**
 * Keeps who assigned a stop as long as it stays in the run. Keeps the announced arrival also in another run, so that
 * the customer is not notified twice.
 */
function rowsOf(
  { id, stops }: PlannedRun,
  placed: PlacedStop[],
  orders: Orders,
  staff: { id: string },
  now: Date,
): Omit<PlacedStop, "number">[] {
  return stops.map(({ number, kind, isLocked }) => {
    const before = placed.find((stop) => stop.number === number && stop.kind === kind);
    const was = before?.run_id === id ? before : undefined;
    return {
      order_id: orders.get(number)?.id ?? "",
      kind,
      run_id: id,
      is_locked: isLocked,
      assigned_by: was?.assigned_by ?? staff.id,
      assigned_at: was?.assigned_at ?? now,
      told_arrival: before?.told_arrival ?? null,
    };
  });
}
