import type { STOP_STATES } from "@waslijn/contract/console/runs";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import type { OrderRow } from "../orders-repository.ts";
import { statesBefore } from "./order-states.ts";
import type { OrderView } from "@waslijn/contract/customer/my-order";
import { amsterdamDate, amsterdamTime } from "@waslijn/contract/shared/amsterdam-time";
import type { Selectable } from "kysely";
import type { Db } from "../../../db/client.ts";
import type { Database } from "../../../db/schema.ts";
import { plannedOnce } from "../../../db/planned-once.ts";
import { rowsOf } from "../../../db/read-together.ts";

export type StopState = (typeof STOP_STATES)[number];

/**
 * A stop is missed until a new window is chosen or it is done after all. One that brought a part of the bags is done: the
 * others get a stop of their own (DRIVE-07).
 */
export const stopState = (
  {
    status,
    awaits_window,
    awaits_rest,
  }: Pick<OrderRow, "status" | "awaits_window" | "awaits_rest">,
  kind: WindowKind,
): StopState => {
  const isDone = kind === "pickup" ? status !== "placed" : status === "delivered";
  if (isDone) return "done";
  if (awaits_window !== kind) return "open";
  return awaits_rest ? "done" : "missed";
};

/** Whether the driver can do the stop, or has done it: a delivery needs laundry that is marked as ready. */
export const isReady = (
  { status, kind: orderKind }: Pick<OrderRow, "status" | "kind">,
  kind: WindowKind,
): boolean =>
  kind === "pickup" ||
  status === "delivered" ||
  statesBefore("delivered", orderKind).includes(status);

/**
 * The bags that go back to the customer; null while nobody has counted them. What arrived at the hub counts instead of
 * the door once the difference is explained; until then the larger number does, so that no bag is forgotten (COUNT-05).
 */
export const bagsToDeliver = ({
  bags,
  bags_arrived: arrived,
  bags_cleared_at: cleared,
}: Pick<OrderRow, "bags" | "bags_arrived" | "bags_cleared_at">): number | null => {
  if (bags === null || arrived === null) return bags ?? arrived;
  return cleared ? arrived : Math.max(bags, arrived);
};

/** What the customer hears of the driver who comes today. */
export type ComingVisit = Pick<OrderView, "next" | "expected">;

/** An older estimate was not renewed: nobody knows whether it still holds. */
const OLD_MS = 10 * 60_000;
/** From when on it is worth saying that the arrival is unknown; before, the window says enough. */
const SOON_MS = 60 * 60_000;

/**
 * The announced next visit with its approximate time (DRIVE-04), and the estimated arrival while the run is under way
 * (DRIVE-09). A cancelled or moved stop is no longer in `run_stops`, so it has neither.
 */
export async function readComingVisit(db: Db, order: OrderRow, now: Date): Promise<ComingVisit> {
  const stops = await selectStops(db, order.id).$call(plannedOnce).execute();
  return comingVisit(order, stops, now);
}

const selectStops = (db: Db, orderId: string) =>
  db
    .selectFrom("run_stops")
    .select(["kind", "told_arrival", "expected_at", "expected_from", "expected_to"])
    .where("order_id", "=", orderId);

/** The stops that `comingVisit` needs. */
export const stopsOf = (db: Db, orderId: string) =>
  rowsOf(selectStops(db, orderId), {
    told_arrival: Date,
    expected_at: Date,
    expected_from: Date,
    expected_to: Date,
  });

/** Like `readComingVisit`, with the order's stops. */
export function comingVisit(
  order: OrderRow,
  stops: readonly (Estimate & { told_arrival: Date | null })[],
  now: Date,
): ComingVisit {
  const open = stops.filter(({ kind }) => stopState(order, kind) === "open");
  const [next = null] = open.flatMap(({ kind, told_arrival: at }) =>
    at && isToday(at, now) && isOfWindow(at, order, kind)
      ? [{ kind, around: amsterdamTime(at) }]
      : [],
  );
  const [expected = null] = open.flatMap((stop) => expectedOf(order, stop, now));
  return { next, expected };
}

type Estimate = Pick<
  Selectable<Database["run_stops"]>,
  "kind" | "expected_at" | "expected_from" | "expected_to"
>;

function expectedOf(
  order: OrderRow,
  { kind, expected_at: at, expected_from: from, expected_to: to }: Estimate,
  now: Date,
): NonNullable<OrderView["expected"]>[] {
  if (!at || now.getTime() - at.getTime() > OLD_MS) return [];
  if (from && to && to >= now) {
    return [{ kind, between: { from: amsterdamTime(from), to: amsterdamTime(to) } }];
  }
  const opens = order[`${kind}_at`]?.getTime() ?? Infinity;
  return opens - now.getTime() <= SOON_MS ? [{ kind, between: null }] : [];
}

/** Drivers do not ring before a window: an earlier time was announced before the stop moved, perhaps after a miss. */
const isOfWindow = (at: Date, order: OrderRow, kind: WindowKind): boolean =>
  at >= (order[`${kind}_at`] ?? at);

const isToday = (at: Date, now: Date): boolean => amsterdamDate(at) === amsterdamDate(now);
