import { REPORT_HOURS } from "@waslijn/contract/shared/care";
import type { Db } from "../../../db/client.ts";
import { rowsOf } from "../../../db/read-together.ts";
import type { OrderEventRow, OrderRow } from "../orders-repository.ts";
import { standingEvents } from "@waslijn/contract/shared/order-life";

const HOUR_MS = 3_600_000;

/** When the order was delivered. */
export const deliveredAt = (events: readonly OrderEventRow[]): Date | undefined =>
  standingEvents(events).findLast(({ kind }) => kind === "delivered")?.at;

/** Deadline for a complaint (CARE-01). */
export const reportUntil = (delivered: Date): Date =>
  new Date(delivered.getTime() + REPORT_HOURS * HOUR_MS);

export function mayReport(events: readonly OrderEventRow[], now: Date): boolean {
  const delivered = deliveredAt(events);
  return delivered !== undefined && now < reportUntil(delivered);
}

/**
 * Whether the order's page shows complaints: one can be made, or was made. The desk may enter one for a caller before
 * the delivery (DESK-11); its offers are answered on this page (CARE-02).
 */
export const hasCare = (
  order: OrderRow,
  { events, complaints }: { events: readonly OrderEventRow[]; complaints: readonly object[] },
  now: Date,
): boolean => complaints.length > 0 || (order.status === "delivered" && mayReport(events, now));

/** For `hasCare`. */
export const complaintsOf = (db: Db, orderId: string) =>
  rowsOf(db.selectFrom("complaints").select("id").where("order_id", "=", orderId), {});
