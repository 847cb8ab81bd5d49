import type { Row } from "./columns.ts";
import { tableOf, type TableName } from "./tables.ts";

const dayOf = (row: Row): string => String(row.valid_from);

/** What a row prices, whatever the day. */
export const entryOf = (table: TableName, row: Row): string =>
  JSON.stringify(
    tableOf(table)
      .key.filter((column) => column !== "valid_from")
      .map((column) => row[column]),
  );

/** Of each entry the row that holds today and those to come; what held before stays as it is. */
export function liveRows(table: TableName, rows: Row[], today: string): Row[] {
  if (!tableOf(table).isDated) return rows;
  const open = rows.filter(({ valid_until }) => !valid_until || String(valid_until) > today);
  return open.filter((row) => dayOf(row) > today || row === heldRow(table, open, row, today));
}

/** The row of the same entry that holds on a day. */
export function heldRow(table: TableName, rows: Row[], like: Row, day: string): Row | undefined {
  return rows
    .filter((row) => entryOf(table, row) === entryOf(table, like) && dayOf(row) <= day)
    .reduce<Row | undefined>(
      (last, row) => (last && dayOf(last) > dayOf(row) ? last : row),
      undefined,
    );
}

/** An entry that names no day holds from today on, or from when it came to cost what it says. */
export function withDay(table: TableName, row: Row, current: Row[], today: string): Row {
  if (!tableOf(table).isDated || row.valid_from !== null) return row;
  const held = heldRow(table, current, row, today);
  const isSame = held && held.cents === row.cents && held.vat === row.vat;
  return { ...row, valid_from: isSame ? dayOf(held) : today };
}
