import type { Figures, Report, ReportQuery } from "@waslijn/contract/console/reports";
import { addDays, amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import type { Deps } from "../../deps.ts";
import { daysIn, periodBefore, periodOf, stepsOf, type Period } from "./report-period.ts";
import type { ReportStep } from "@waslijn/contract/console/codes";
import { sql } from "kysely";
import type { Db } from "../../db/client.ts";

const NONE: Figures = {
  orders: 0,
  cancelled: 0,
  repeated: 0,
  onTime: 0,
  late: 0,
  missed: 0,
  pieces: 0,
  kilos: 0,
  billedCents: 0,
  refundedCents: 0,
};

type Row = Pick<Report["rows"][number], "key" | "keyBefore" | "name">;

/** The figures of a period by step, each with those of the period before (SHOP-07). */
export async function viewReport(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { by = "day", hub, from, until }: ReportQuery,
): Promise<Report> {
  const period = periodOf({ from, until }, by, amsterdamDate(clock.now()));
  const earlier = periodBefore(period);
  const [now, before, hubs] = await Promise.all([
    readFigures(db, { ...period, hub }, by),
    readFigures(db, { ...earlier, hub }, by),
    by === "hub" ? db.selectFrom("hubs").select(["id", "name"]).orderBy("name").execute() : [],
  ]);
  const rows: Row[] =
    by === "hub"
      ? hubs
          .filter(({ id }) => hub === undefined || id === hub)
          .map(({ id, name }) => ({ key: id, keyBefore: id, name }))
      : stepsOf(period, by).map((key) => ({
          key,
          keyBefore: addDays(key, -daysIn(period)),
          name: null,
        }));
  return {
    by,
    ...period,
    rows: rows.map((row) => ({
      ...row,
      now: figuresAt(now, row.key),
      before: figuresAt(before, row.keyBefore),
    })),
    total: sumOf(now),
    before: { ...earlier, total: sumOf(before) },
  };
}

function figuresAt(found: KeyedFigures[], wanted: string): Figures {
  const { key: _, ...figures } = found.find(({ key }) => key === wanted) ?? { key: "", ...NONE };
  return figures;
}

const sumOf = (found: KeyedFigures[]): Figures =>
  found.reduce<Figures>(
    (sum, one) => ({
      orders: sum.orders + one.orders,
      cancelled: sum.cancelled + one.cancelled,
      repeated: sum.repeated + one.repeated,
      onTime: sum.onTime + one.onTime,
      late: sum.late + one.late,
      missed: sum.missed + one.missed,
      pieces: sum.pieces + one.pieces,
      kilos: sum.kilos + one.kilos,
      billedCents: sum.billedCents + one.billedCents,
      refundedCents: sum.refundedCents + one.refundedCents,
    }),
    NONE,
  );

/** The filter of a report. */
type ReportFilter = Period & { hub: string | undefined };
type KeyedFigures = Figures & { key: string };

const KEYS = {
  day: sql`day`,
  week: sql`date_trunc('week', day)::date`,
  hub: sql`hub_id`,
} as const satisfies Record<ReportStep, unknown>;

/** Totals of a period by day, week or hub, including changes not yet folded. */
export async function readFigures(
  db: Db,
  { from, until, hub }: ReportFilter,
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
