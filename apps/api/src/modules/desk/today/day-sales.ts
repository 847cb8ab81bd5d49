import type { Today } from "@waslijn/contract/console/desk/today";
import { addDays, toAmsterdamTimestamp } from "@waslijn/contract/shared/amsterdam-time";
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../../db/client.ts";

/** Orders that were placed and bills that were made on a day, by the hour of Amsterdam's clock. */
export async function readSales(
  db: Db,
  day: string,
  hub: string | undefined,
): Promise<Today["sales"]["day"]> {
  const [start, end] = [day, addDays(day, 1)].map((date) => toAmsterdamTimestamp(date, "00:00"));
  const atHub = hub === undefined ? sql`` : sql`AND o.hub_id = ${hub}`;
  const onDay = (moment: RawBuilder<unknown>) =>
    sql`${moment} >= ${start}::timestamptz AND ${moment} < ${end}::timestamptz`;
  const hourOf = (moment: RawBuilder<unknown>) =>
    sql`extract(hour FROM ${moment} AT TIME ZONE 'Europe/Amsterdam')::int AS hour`;
  const [placed, billed] = [sql.ref("o.created_at"), sql.ref("b.created_at")];
  const { rows } = await sql<Today["sales"]["day"][number]>`
    SELECT hour, sum(orders)::int AS orders, sum(cents)::int AS cents FROM (
      SELECT ${hourOf(placed)}, 1 AS orders, 0 AS cents FROM orders o WHERE ${onDay(placed)} ${atHub}
      UNION ALL
      SELECT ${hourOf(billed)}, 0, b.total_cents FROM bills b JOIN orders o ON o.id = b.order_id
        WHERE ${onDay(billed)} ${atHub}) s
    GROUP BY hour ORDER BY hour`.execute(db);
  return rows;
}
