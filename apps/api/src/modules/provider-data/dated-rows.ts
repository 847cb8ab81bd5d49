import type { Row } from "./columns.ts";
import { tableOf, type TableName } from "./tables.ts";

/**
 * Today, and the first day from which another price may hold: an order keeps the price that it was shown, so that is
 * tomorrow once somebody has ordered today (BILL-04).
 */
export type PriceDays = { today: string; pricesFrom: string };

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

/**
 * The day from which an entry of a file holds. One that costs what holds today keeps its day; another price never holds
 * for orders that are there, whichever day the file names, or none.
 */
export function withDay(table: TableName, row: Row, current: Row[], days: PriceDays): Row {
  const { today, pricesFrom } = days;
  if (!tableOf(table).isDated) return row;
  if (row.valid_from !== null && dayOf(row) >= pricesFrom) return row;
  const held = heldRow(table, current, row, today);
  if (!held) return { ...row, valid_from: row.valid_from ?? today };
  // Removed today, and there again: what ends tomorrow begins anew then.
  if (held.valid_until) return { ...row, valid_from: pricesFrom };
  const valid_from = isSamePrice(held, row) ? (row.valid_from ?? dayOf(held)) : pricesFrom;
  return { ...row, valid_from };
}

export const isSamePrice = (one: Row, other: Row): boolean =>
  one.cents === other.cents && one.vat === other.vat;
