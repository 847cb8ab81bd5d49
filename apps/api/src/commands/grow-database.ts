import { sql } from "kysely";
import type { Db } from "../db/client.ts";
import { migrate } from "../db/migrate.ts";
import { WorkRefused, type Progress } from "../work.ts";

const BATCH = 1000;
/** For tables with photos, to bound the memory. */
const BATCH_WITH_BYTES = 10;

/** Copies a table in batches, from one transaction to another. */
async function copyTable(
  from: Db,
  to: Db,
  table: string,
  report: { rows: number; progress: Progress },
): Promise<void> {
  await sql`DECLARE copied NO SCROLL CURSOR FOR
    SELECT to_jsonb(t)::text AS row FROM ${sql.table(table)} t`.execute(from);
  const written = await writtenColumns(to, table);
  const columns = sql.join(written.map(({ name }) => sql.ref(name)));
  const batch = written.some(({ type }) => type === "bytea") ? BATCH_WITH_BYTES : BATCH;
  let done = 0;
  for (;;) {
    const { rows } = await sql<{ row: string }>`FETCH ${sql.lit(batch)} FROM copied`.execute(from);
    if (rows.length === 0) break;
    const values = `[${rows.map(({ row }) => row).join(",")}]`;
    await sql`INSERT INTO ${sql.table(table)} (${columns})
      SELECT ${columns} FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${values}::jsonb)`.execute(
      to,
    );
    done += rows.length;
    report.progress(table, done, report.rows);
  }
  await sql`CLOSE copied`.execute(from);
}

/** Columns that are not generated. */
async function writtenColumns(db: Db, table: string) {
  const { rows } = await sql<{ name: string; type: string }>`
    SELECT column_name AS name, data_type AS type FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = ${table} AND is_generated = 'NEVER'
    ORDER BY ordinal_position`.execute(db);
  return rows;
}

/** Copies sequence values, so that numbers are not assigned twice. */
async function copySequences(from: Db, to: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    SELECT sequencename AS name FROM pg_sequences WHERE schemaname = current_schema()`.execute(
    from,
  );
  for (const { name } of rows) {
    const state = await sql<{ last_value: number; is_called: boolean }>`
      SELECT last_value, is_called FROM ${sql.table(name)}`.execute(from);
    const [row] = state.rows;
    if (row) await sql`SELECT setval(${name}, ${row.last_value}, ${row.is_called})`.execute(to);
  }
}

/** Tables that the target database fills by itself: applied migrations, backfills, and search words. */
const NOT_COPIED = ["migrations", "backfills", "search_words"];

/** All tables, parents before children by foreign key. */
async function tablesToCopy(db: Db): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'
      AND table_name::text <> ALL(${NOT_COPIED}::text[]) ORDER BY table_name`.execute(db);
  const references = await sql<{ child: string; parent: string }>`
    SELECT conrelid::regclass::text AS child, confrelid::regclass::text AS parent
    FROM pg_constraint WHERE contype = 'f' AND conrelid <> confrelid`.execute(db);
  const parentsOf = Map.groupBy(references.rows, ({ child }) => child);
  const sorted = new Set<string>();
  const visit = (name: string): void => {
    if (sorted.has(name)) return;
    for (const { parent } of parentsOf.get(name) ?? []) visit(parent);
    sorted.add(name);
  };
  for (const { name } of tables.rows) visit(name);
  return [...sorted];
}

export type GrownTable = { table: string; rows: number };

/** Copies everything to an empty PostgreSQL database, verified and atomically. */
export async function growDatabase(from: Db, to: Db, progress: Progress): Promise<GrownTable[]> {
  await migrate(from);
  await refuseUnlessEmpty(to);
  await migrate(to);
  return from.transaction().execute((source) =>
    to.transaction().execute(async (target) => {
      // Timestamps are compared as text.
      for (const db of [source, target]) await sql`SET LOCAL TimeZone = 'UTC'`.execute(db);
      const tables = await tablesToCopy(source);
      await sql`TRUNCATE ${sql.join(tables.map((table) => sql.table(table)))}`.execute(target);

      const grown: GrownTable[] = [];
      for (const table of writtenByTriggersLast(tables)) {
        const before = await fingerprintTable(source, table);
        if (isWrittenByTriggers(table)) await sql`TRUNCATE ${sql.table(table)}`.execute(target);
        await copyTable(source, target, table, { rows: before.rows, progress });
        refuseUnlessEqual(table, before, await fingerprintTable(target, table));
        grown.push({ table, rows: before.rows });
      }
      await copySequences(source, target);
      return grown;
    }),
  );
}

/** Triggers have already written to these while other tables were copied, so they are replaced last. */
const WRITTEN_BY_TRIGGERS = [
  "revisions",
  "report_days",
  "report_changes",
  "repeat_orders",
  "book_entries",
];
const isWrittenByTriggers = (table: string): boolean => WRITTEN_BY_TRIGGERS.includes(table);

const writtenByTriggersLast = (tables: string[]): string[] => [
  ...tables.filter((table) => !isWrittenByTriggers(table)),
  ...tables.filter(isWrittenByTriggers),
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

type Fingerprint = { rows: number; sum: string };

/** Row count and checksum of the content, independent of the database and of the row order. */
async function fingerprintTable(db: Db, table: string): Promise<Fingerprint> {
  const { rows } = await sql<Fingerprint>`
    SELECT count(*) AS rows,
      coalesce(sum(('x' || substr(md5(to_jsonb(t)::text), 1, 15))::bit(60)::bigint), 0)::text AS sum
    FROM ${sql.table(table)} t`.execute(db);
  return rows[0] ?? { rows: 0, sum: "0" };
}
