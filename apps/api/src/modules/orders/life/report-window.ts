import { REPORT_HOURS } from "@waslijn/contract/shared/care";
import type { Db } from "../../../db/client.ts";
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

/** Whether the order's page shows complaints: one can be made, or was made. */
export async function hasCare(
  db: Db,
  order: OrderRow,
  events: readonly OrderEventRow[],
  now: Date,
): Promise<boolean> {
  if (order.status !== "delivered") return false;
  if (mayReport(events, now)) return true;
  const made = await db
    .selectFrom("complaints")
    .select("id")
    .where("order_id", "=", order.id)
    .limit(1)
    .executeTakeFirst();
  return made !== undefined;
}
