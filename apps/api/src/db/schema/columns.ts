import type { ColumnType, Insertable, JSONColumnType, Selectable } from "kysely";

export type Json<T extends object> = JSONColumnType<T>;
/** Optional on insert. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>;

/** JSON type of a column's value for `jsonb_populate_record`. */
type JsonValue<T> = T extends Date ? Date | string : T;
type JsonColumns<Columns, Row> = {
  [Column in keyof Columns]: Column extends keyof Row ? JsonValue<Row[Column]> : never;
};
/** A new row as a JSON object: columns that are nullable or have a default may be left out. */
export type NewRecord<Table> = JsonColumns<Insertable<Table>, Selectable<Table>>;
/** The columns of a row to change, as a JSON object. */
export type RecordChange<Table> = Partial<JsonColumns<Selectable<Table>, Selectable<Table>>>;
