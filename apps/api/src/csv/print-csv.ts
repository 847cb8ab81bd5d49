import { neutraliseFormulas } from "./formula-cells.ts";

type Cell = string | number | null;

/** UTF-8's byte order mark: without it Excel reads a file as Windows-1252. */
const BYTE_ORDER_MARK = "\uFEFF";

/** For a Dutch spreadsheet: semicolons between cells, every cell in quotes. */
export const printCsv = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  BYTE_ORDER_MARK + printRows([head, ...rows]);

export const printRows = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(printCell).join(";")}\r\n`).join("");

const printCell = (cell: Cell): string =>
  `"${neutraliseFormulas(String(cell ?? "")).replaceAll('"', '""')}"`;
