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

/** Any separator may end a cell, because spreadsheets differ in their settings. */
const PIECES = /[^;,\t\r\n"]+/g;
/** Characters that start a formula (CSV injection); a phone number may begin with a plus. */
const FORMULA = /^\s*(?:[=@＝＠]|[+\-＋－](?![\d ()-]+$))/;
const NEUTRALISED = /^'(?=\s*[=@＝＠+\-＋－])/;

/** Prefixes an apostrophe to what would be a formula, at a cell's start and after any separator. */
export const neutraliseFormulas = (text: string): string =>
  text.replace(PIECES, (piece) => (FORMULA.test(piece) ? `'${piece}` : piece));

/** Reverts `neutraliseFormulas`. */
export const restoreFormulas = (text: string): string =>
  text.replace(PIECES, (piece) => piece.replace(NEUTRALISED, ""));

/** Lenient parser options for foreign files: any line ending, standard quotes, any number of cells. */
export const csvOptions = (firstLine: string) => ({
  bom: true,
  delimiter: separatorOf(firstLine),
  record_delimiter: ["\r\n", "\n", "\r"],
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  // Adds the line number on which each record ends.
  info: true,
  // Limits the damage of an unclosed quote, which would make the rest of the file one cell.
  max_record_size: 100_000,
});

/** The parser's output for each record. */
export type CsvRecord = { record: string[]; info: { lines: number } };

/** The most frequent of the usual separators in the line. */
function separatorOf(line: string): string {
  const count = (separator: string) => line.split(separator).length;
  return [",", ";", "\t"].reduce((best, one) => (count(one) > count(best) ? one : best));
}
