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

/** Whether a driver can do the stop, or has: laundry that is not marked as ready is not brought back. */
export const isReady = (
  { status, kind: orderKind }: Pick<OrderRow, "status" | "kind">,
  kind: WindowKind,
): boolean =>
  kind === "pickup" ||
  status === "delivered" ||
  statesBefore("delivered", orderKind).includes(status);

/**
 * That the driver comes to this customer next, as the customer was told, and around when (DRIVE-04). What is
 * cancelled or moved to another day has left its run, and with it this.
 */
export async function readNextVisit(
  db: Db,
  order: OrderRow,
  now: Date,
): Promise<NonNullable<OrderView["next"]> | undefined> {
  const told = await db
    .selectFrom("run_stops")
    .select(["kind", "told_arrival"])
    .where("order_id", "=", order.id)
    .where("told_arrival", "is not", null)
    .$call(plannedOnce)
    .execute();
  return told
    .flatMap(({ kind, told_arrival: at }) => (at ? [{ kind, at }] : []))
    .filter(({ kind, at }) => stopState(order, kind) === "open" && isToday(at, now))
    .map(({ kind, at }) => ({ kind, around: amsterdamTime(at) }))
    .at(0);
}

const isToday = (at: Date, now: Date): boolean => amsterdamDate(at) === amsterdamDate(now);
