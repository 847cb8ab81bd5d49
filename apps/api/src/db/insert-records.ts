import { sql, type RawBuilder } from "kysely";

/**
 * `INSERT INTO …` of records from a file. Names its columns, so that columns missing in the records get their default
 * instead of NULL.
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
