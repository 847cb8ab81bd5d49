import { sql } from "kysely";
import type { Db } from "../../db/client.ts";
import type { Progress } from "../../work.ts";

const BATCH = 1000;

/** Reads a table piece by piece in one transaction and writes it in another. */
export async function copyTable(
  from: Db,
  to: Db,
  table: string,
  told: { rows: number; progress: Progress },
): Promise<void> {
  await sql`DECLARE copied NO SCROLL CURSOR FOR
    SELECT to_jsonb(t)::text AS row FROM ${sql.table(table)} t`.execute(from);
  const columns = sql.join(await writtenColumns(to, table));
  let done = 0;
  for (;;) {
    const { rows } = await sql<{ row: string }>`FETCH ${sql.lit(BATCH)} FROM copied`.execute(from);
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
  const { rows } = await sql<{ name: string }>`
    SELECT column_name AS name FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = ${table} AND is_generated = 'NEVER'
    ORDER BY ordinal_position`.execute(db);
  return rows.map(({ name }) => sql.ref(name));
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
