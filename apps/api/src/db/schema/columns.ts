import type { ColumnType, JSONColumnType } from "kysely";

export type Json<T extends object> = JSONColumnType<T>;
/** May be left out of a new row. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>;
