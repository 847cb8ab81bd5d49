import { sql } from "kysely";
import { createTestDatabase } from "../../scripts/test/postgres.ts";
import { fillDesk } from "../desk/fill-desk.ts";
import { openDesk, type Desk } from "../desk/open-desk.ts";
import { p95 } from "../desk/p95.ts";
import { median, type Row } from "../row.ts";

/** Fewer to try it with: REPORT_ORDERS=100000. */
const MANY = Number(process.env.REPORT_ORDERS ?? 10_000_000);
const FEW = 1000;
/** What happened since the last folding: more than the busiest minute. */
const UNFOLDED = 20_000;

const report = (query: string): string => `/api/console/reports${query && `?${query}`}`;
const YEAR = "from=2025-11-20&until=2026-11-18";
const REPORTS: Record<string, string> = {
  "four weeks by day": report(""),
  "four weeks by hub": report("by=hub"),
  "a year by week": report(`by=week&${YEAR}`),
  "a year by day at a hub": report(`${YEAR}&hub=haarlem`),
  "five years by day": report("from=2021-11-20&until=2026-11-18"),
  "five years as a file": "/api/console/reports/export?from=2021-11-20&until=2026-11-18",
};

/** Each report with ten million orders of seven years, against the same with one thousand (SHOP-07). */
export async function measureReports(rounds: number): Promise<Row[]> {
  const few = await filled(FEW);
  const many = await filled(MANY);
  try {
    const rows: Row[] = [];
    for (const [what, path] of Object.entries(REPORTS)) {
      const found = { few: [] as number[], many: [] as number[] };
      for (let round = 0; round < rounds; round++) {
        found.few.push(await p95(few, () => path));
        found.many.push(await p95(many, () => path));
      }
      const ms = median(found.many);
      rows.push({
        what: `report: ${what}, p95 in ms`,
        goal: { atMost: 200 },
        reference: `1 thousand orders, ${median(found.few).toFixed(1)} ms`,
        measured: `${ms.toFixed(1)} ms`,
        ratio: ms,
      });
    }
    return rows;
  } finally {
    for (const desk of [few, many]) await desk.close();
  }
}

/** Orders of a time before reports, counted as the migration counts them. */
async function filled(orders: number): Promise<Desk> {
  const database = await createTestDatabase();
  await fillDesk(database.url, orders, () => undefined);
  const desk = await openDesk(database);
  const { db } = desk.deps;
  const began = performance.now();
  await sql`SELECT recount_reports()`.execute(db);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`  ${orders} orders counted from the beginning in ${seconds} s`);
  await sql`INSERT INTO report_changes (figures)
    SELECT ROW(h.id, date '2026-11-18', 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)::report_figures
    FROM hubs h, generate_series(1, ${UNFOLDED / 4}::int)`.execute(db);
  await sql`VACUUM ANALYZE report_days, report_changes`.execute(db);
  return desk;
}
