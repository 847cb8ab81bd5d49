import { sql, type RawBuilder } from "kysely";

/**
 * `INSERT INTO …` of records as they stand in a file. Columns are named: one that the records do not know
 * gets its default instead of nothing.
 */
export function insertRecords(
  table: string,
  columns: readonly string[],
  records: readonly object[],
): RawBuilder<unknown> {
  const named = sql.join(columns.map((column) => sql.ref(column)));
  return sql`INSERT INTO ${sql.table(table)} (${named})
    SELECT ${named} FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(records)}::jsonb)`;
}
