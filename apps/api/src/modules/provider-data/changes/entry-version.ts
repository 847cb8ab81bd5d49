import type { DataEntry, DataValue } from "@waslijn/contract/console/data";
import { createHash } from "node:crypto";
import type { Row } from "../columns.ts";
import { tableOf, type TableName } from "../tables.ts";

/** An entry's visible columns, without internal ones. */
export const valueOf = (table: TableName, row: Row): DataValue =>
  Object.fromEntries(
    Object.keys(tableOf(table).columns).map((column) => [column, row[column] ?? null]),
  ) as DataValue;

/**
 * Content hash of an entry, for optimistic locking. Columns that the product itself sets are excluded, because no
 * screen shows that change.
 */
export function versionOf(table: TableName, row: Row): string {
  const { columns, firstValueOnly = [] } = tableOf(table);
  const fields = Object.keys(columns)
    .filter((column) => !firstValueOnly.includes(column))
    .map((column) => row[column] ?? null);
  return createHash("sha256").update(JSON.stringify(fields)).digest("base64url").slice(0, 22);
}

export const entryOf = (table: TableName, row: Row): DataEntry => ({
  value: valueOf(table, row),
  version: versionOf(table, row),
});

export const keyOf = (table: TableName, row: Row): DataValue =>
  Object.fromEntries(
    tableOf(table).key.map((column) => [column, row[column] ?? null]),
  ) as DataValue;

export const isSameEntry = (table: TableName, one: Row, other: Row): boolean =>
  tableOf(table).key.every((column) => one[column] === other[column]);
