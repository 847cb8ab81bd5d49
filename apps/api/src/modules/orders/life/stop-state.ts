import type { STOP_STATES } from "@waslijn/contract/console/runs";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import type { OrderRow } from "../orders-repository.ts";
import { statesBefore } from "./order-states.ts";
import type { OrderView } from "@waslijn/contract/customer/my-order";
import { amsterdamDate, amsterdamTime } from "@waslijn/contract/shared/amsterdam-time";
import type { Db } from "../../../db/client.ts";
import { plannedOnce } from "../../../db/planned-once.ts";

export type StopState = (typeof STOP_STATES)[number];

/** A stop is missed until a new window is chosen or it is done after all. */
export const stopState = (
  { status, awaits_window }: Pick<OrderRow, "status" | "awaits_window">,
  kind: WindowKind,
): StopState => {
  const isDone = kind === "pickup" ? status !== "placed" : status === "delivered";
  if (isDone) return "done";
  return awaits_window === kind ? "missed" : "open";
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
 * The driver's announced next visit to this customer and its approximate time (DRIVE-04). A cancelled or moved stop is
 * no longer in `run_stops`, so it has none.
 */
export async function readNextVisit(
  db: Db,
  order: OrderRow,
  now: Date,
): Promise<NonNullable<OrderView["next"]> | undefined> {
  const announced = await db
    .selectFrom("run_stops")
    .select(["kind", "told_arrival"])
    .where("order_id", "=", order.id)
    .where("told_arrival", "is not", null)
    .$call(plannedOnce)
    .execute();
  return announced
    .flatMap(({ kind, told_arrival: at }) => (at ? [{ kind, at }] : []))
    .filter(({ kind, at }) => stopState(order, kind) === "open" && isToday(at, now))
    .map(({ kind, at }) => ({ kind, around: amsterdamTime(at) }))
    .at(0);
}

const isToday = (at: Date, now: Date): boolean => amsterdamDate(at) === amsterdamDate(now);
