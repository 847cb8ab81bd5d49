import type { OrderView } from "@waslijn/contract/customer/my-order";
import { amsterdamDate, amsterdamTime } from "@waslijn/contract/shared/amsterdam-time";
import type { Db } from "../../../db/client.ts";
import { plannedOnce } from "../../../db/planned-once.ts";
import type { OrderRow } from "../orders-repository.ts";
import { stopState } from "./stop-state.ts";

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
