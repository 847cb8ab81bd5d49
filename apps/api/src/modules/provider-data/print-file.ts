import type { FileFormat } from "@waslijn/contract/console/data-files";
import { printCsv } from "../../csv/print-csv.ts";
import type { Row, Value } from "./columns.ts";
import type { DataFile } from "./data-record.ts";
import { tableOf, type TableName } from "./tables.ts";

/** A table as the file that `data:apply` reads: applied again it changes nothing (SHOP-06). */
export function printFile(table: TableName, rows: Row[], format: FileFormat): DataFile {
  const columns = Object.keys(tableOf(table).columns);
  const name = `${table}.${format}`;
  return format === "csv"
    ? {
        name,
        text: printCsv(
          columns,
          rows.map((row) => columns.map((one) => printCell(row[one]))),
        ),
      }
    : { name, text: printJson(columns, rows) };
}

/** An entry a line, so that a difference between two files is one between entries. */
function printJson(columns: string[], rows: Row[]): string {
  const lines = rows.map(
    (row) => `  ${JSON.stringify(Object.fromEntries(columns.map((name) => [name, row[name]])))}`,
  );
  return lines.length === 0 ? "[]\n" : `[\n${lines.join(",\n")}\n]\n`;
}

function printCell(value: Value | undefined): string {
  if (value === null || value === undefined) return "";
  return Array.isArray(value) ? value.map(printCell).join(" ") : String(value);
}
