import type { ReportStep } from "@waslijn/contract/console/reports/report-steps";
import type { Figures } from "@waslijn/contract/console/reports/reports";
import { sql } from "kysely";
import type { Db } from "../../db/client.ts";
import type { Period } from "./report-period.ts";

/** What a report asks for beside its step. */
export type Asked = Period & { hub: string | undefined };
export type KeyedFigures = Figures & { key: string };

const KEYS = {
  day: sql`day`,
  week: sql`date_trunc('week', day)::date`,
  hub: sql`hub_id`,
} as const satisfies Record<ReportStep, unknown>;

/** The sums of a period by day, week or hub; those that are not folded yet are added as they are read. */
export async function readFigures(
  db: Db,
  { from, until, hub }: Asked,
  by: ReportStep,
): Promise<KeyedFigures[]> {
  const wanted = sql`day BETWEEN ${from} AND ${until} ${hub === undefined ? sql`` : sql`AND hub_id = ${hub}`}`;
  const { rows } = await sql<KeyedFigures>`
    SELECT ${KEYS[by]} AS key, (sum(placed) - sum(cancelled))::int AS orders, sum(cancelled)::int AS cancelled,
      sum(repeated)::int AS repeated, sum(on_time)::int AS "onTime", sum(late)::int AS late, sum(missed)::int AS missed,
      sum(pieces)::int AS pieces, sum(kilos)::float8 AS kilos, sum(billed_cents)::int8 AS "billedCents",
      sum(refunded_cents)::int8 AS "refundedCents"
    FROM (
      SELECT hub_id, day, placed, cancelled, repeated, on_time, late, missed, pieces, kilos, billed_cents, refunded_cents
        FROM report_days WHERE ${wanted}
      UNION ALL
      SELECT f.* FROM (SELECT (figures).* FROM report_changes) f WHERE ${wanted}) f
    GROUP BY 1`.execute(db);
  return rows;
}
