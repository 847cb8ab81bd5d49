import type { Today } from "@waslijn/contract/console/desk/today";
import { addDays, toAmsterdamTimestamp } from "@waslijn/contract/shared/amsterdam-time";
import { sql } from "kysely";
import type { Db } from "../../../db/client.ts";

/**
 * Orders that were placed and bills that were made on a day, by the hour of Amsterdam's clock. They are added up by
 * the hour first and put on that clock then: once for an hour, not once for each.
 */
export async function readSales(
  db: Db,
  day: string,
  hub: string | undefined,
): Promise<Today["sales"]["day"]> {
  const [start, end] = [day, addDays(day, 1)].map((date) => toAmsterdamTimestamp(date, "00:00"));
  const onDay = sql`created_at >= ${start}::timestamptz AND created_at < ${end}::timestamptz`;
  const atHub = hub === undefined ? sql`` : sql`AND hub_id = ${hub}`;
  const billAtHub =
    hub === undefined
      ? sql``
      : sql`AND EXISTS (SELECT FROM orders o WHERE o.id = bills.order_id AND o.hub_id = ${hub})`;
  const began = sql`date_bin('1 hour', created_at, '2000-01-01Z') AS began`;
  const { rows } = await sql<Today["sales"]["day"][number]>`
    SELECT extract(hour FROM began AT TIME ZONE 'Europe/Amsterdam')::int AS hour,
      sum(orders)::int AS orders, sum(cents)::int AS cents FROM (
      SELECT ${began}, count(*) AS orders, 0 AS cents FROM orders WHERE ${onDay} ${atHub} GROUP BY began
      UNION ALL
      SELECT ${began}, 0, sum(total_cents) FROM bills WHERE ${onDay} ${billAtHub} GROUP BY began) s
    GROUP BY hour ORDER BY hour`.execute(db);
  return rows;
}
