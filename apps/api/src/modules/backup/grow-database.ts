import { sql } from "kysely";
import type { Db } from "../../db/client.ts";
import { migrate } from "../../db/migrate.ts";
import { WorkRefused } from "../../work-refused.ts";
import type { Progress } from "../../work.ts";
import { copySequences, copyTable } from "./copy-tables.ts";
import { fingerprintTable, type Fingerprint } from "./fingerprint-table.ts";
import { tablesToCopy } from "./tables-to-copy.ts";

export type GrownTable = { table: string; rows: number };

/** Moves everything into an empty PostgreSQL database; it is all there and proven equal, or nothing is. */
export async function growDatabase(from: Db, to: Db, progress: Progress): Promise<GrownTable[]> {
  await migrate(from);
  await refuseUnlessEmpty(to);
  await migrate(to);
  return from.transaction().execute((source) =>
    to.transaction().execute(async (target) => {
      // Moments are compared as text.
      for (const db of [source, target]) await sql`SET LOCAL TimeZone = 'UTC'`.execute(db);
      const tables = await tablesToCopy(source);
      await sql`TRUNCATE ${sql.join(tables.map((table) => sql.table(table)))}`.execute(target);

      const grown: GrownTable[] = [];
      for (const table of keptByTriggersLast(tables)) {
        const before = await fingerprintTable(source, table);
        if (isKeptByTriggers(table)) await sql`TRUNCATE ${sql.table(table)}`.execute(target);
        await copyTable(source, target, table, { rows: before.rows, progress });
        refuseUnlessEqual(table, before, await fingerprintTable(target, table));
        grown.push({ table, rows: before.rows });
      }
      await copySequences(source, target);
      return grown;
    }),
  );
}

/** Copying prices has counted revisions up, and copying events has reported them. */
const KEPT_BY_TRIGGERS = ["revisions", "report_days", "report_changes", "repeat_orders"];
const isKeptByTriggers = (table: string): boolean => KEPT_BY_TRIGGERS.includes(table);

const keptByTriggersLast = (tables: string[]): string[] => [
  ...tables.filter((table) => !isKeptByTriggers(table)),
  ...tables.filter(isKeptByTriggers),
];

async function refuseUnlessEmpty(db: Db): Promise<void> {
  const { rows } = await sql<{ tables: number }>`
    SELECT count(*) AS tables FROM information_schema.tables
    WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'`.execute(db);
  if ((rows[0]?.tables ?? 0) > 0) throw new WorkRefused({ code: "target_not_empty" });
}

function refuseUnlessEqual(table: string, source: Fingerprint, target: Fingerprint): void {
  if (source.rows === target.rows && source.sum === target.sum) return;
  throw new WorkRefused({
    code: "table_not_whole",
    table,
    rows: source.rows,
    arrived: target.rows,
  });
}
