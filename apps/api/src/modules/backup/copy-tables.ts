import { sql } from "kysely";
import type { Db } from "../../db/client.ts";
import type { Progress } from "../../work.ts";

const BATCH = 1000;
/** Of rows that may hold a photo: so that memory does not follow from how many there are. */
const BATCH_WITH_BYTES = 10;

/** Reads a table piece by piece in one transaction and writes it in another. */
export async function copyTable(
  from: Db,
  to: Db,
  table: string,
  told: { rows: number; progress: Progress },
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
    told.progress(table, done, told.rows);
  }
  await sql`CLOSE copied`.execute(from);
}

/** Those that the database does not make by itself. */
async function writtenColumns(db: Db, table: string) {
  const { rows } = await sql<{ name: string; type: string }>`
    SELECT column_name AS name, data_type AS type FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = ${table} AND is_generated = 'NEVER'
    ORDER BY ordinal_position`.execute(db);
  return rows;
}

/** Numbers that were given out are not given out again. */
export async function copySequences(from: Db, to: Db): Promise<void> {
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
