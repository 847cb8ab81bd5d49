import type { Row } from "./columns.ts";
import { tableOf, type TableName } from "./tables.ts";

/**
 * Today, and the first day from which a new price may apply. Orders keep the price they were shown, so after the first
 * order of a day that is tomorrow (BILL-04).
 */
export type PriceDays = { today: string; pricesFrom: string };

const dayOf = (row: Row): string => String(row.valid_from);

/** Identity of a priced entry, without its date. */
export const entryOf = (table: TableName, row: Row): string =>
  JSON.stringify(
    tableOf(table)
      .key.filter((column) => column !== "valid_from")
      .map((column) => row[column]),
  );

/** Of each entry the row that applies today and later ones; past rows are left out. */
export function liveRows(table: TableName, rows: Row[], today: string): Row[] {
  if (!tableOf(table).isDated) return rows;
  const open = rows.filter(({ valid_until }) => !valid_until || String(valid_until) > today);
  return open.filter((row) => dayOf(row) > today || row === rowOnDay(table, open, row, today));
}

/** The row of the same entry that applies on a day. */
export function rowOnDay(table: TableName, rows: Row[], like: Row, day: string): Row | undefined {
  return rows
    .filter((row) => entryOf(table, row) === entryOf(table, like) && dayOf(row) <= day)
    .reduce<Row | undefined>(
      (last, row) => (last && dayOf(last) > dayOf(row) ? last : row),
      undefined,
    );
}

/**
 * Sets the start date of a file's entry. The current price keeps its date; a new price never applies to existing
 * orders, whatever date the file has.
 */
export function withDay(table: TableName, row: Row, current: Row[], days: PriceDays): Row {
  const { today, pricesFrom } = days;
  if (!tableOf(table).isDated) return row;
  if (row.valid_from !== null && dayOf(row) >= pricesFrom) return row;
  const held = rowOnDay(table, current, row, today);
  if (!held) return { ...row, valid_from: row.valid_from ?? today };
  // Removed today and added again: the new row starts when the ending one ends.
  if (held.valid_until) return { ...row, valid_from: pricesFrom };
  const valid_from = isSamePrice(held, row) ? (row.valid_from ?? dayOf(held)) : pricesFrom;
  return { ...row, valid_from };
}

export const isSamePrice = (one: Row, other: Row): boolean =>
  one.cents === other.cents && one.vat === other.vat;
