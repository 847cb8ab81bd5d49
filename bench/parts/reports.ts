import { sql } from "kysely";
import { openDesks } from "../desk/filled-desk.ts";
import type { Desk } from "../desk/open-desk.ts";
import { p95 } from "../desk/p95.ts";
import { median, type Row } from "../row.ts";

/** Unfolded changes: more than those of the busiest minute. */
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

/** Each report with ten million orders of five years, against one thousand (SHOP-07). */
export async function measureReports(rounds: number): Promise<Row[]> {
  const desks = await openDesks();
  for (const desk of Object.values(desks)) await happenJustNow(desk);
  const rows: Row[] = [];
  for (const [what, path] of Object.entries(REPORTS)) {
    const found = { few: [] as number[], many: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      found.few.push(await p95(desks.few, () => path, round));
      found.many.push(await p95(desks.many, () => path, round));
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
}

/** Adds a busy minute of changes that are not folded into their day yet. */
async function happenJustNow({ deps: { db } }: Desk): Promise<void> {
  await sql`TRUNCATE report_changes`.execute(db);
  await sql`INSERT INTO report_changes (figures)
    SELECT ROW(h.id, date '2026-11-18', 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)::report_figures
    FROM hubs h, generate_series(1, ${UNFOLDED / 4}::int)`.execute(db);
  await sql`VACUUM ANALYZE report_changes`.execute(db);
}
