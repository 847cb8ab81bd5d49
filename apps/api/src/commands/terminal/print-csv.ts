import { neutraliseFormulas } from "../../csv/formula-cells.ts";

type Cell = string | number | null;

/** For a Dutch spreadsheet: semicolons between cells, every cell in quotes. */
export function printCsv(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [head, ...rows].map((row) => row.map(printCell).join(";"));
  return `${lines.join("\r\n")}\r\n`;
}

const printCell = (cell: Cell): string =>
  `"${neutraliseFormulas(String(cell ?? "")).replaceAll('"', '""')}"`;
