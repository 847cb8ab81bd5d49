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

/** What a spreadsheet may take for the next cell, whichever separator it was set to. */
const PIECES = /[^;,\t\r\n"]+/g;
/** Signs that make it calculate what a customer typed; a phone number may begin with a plus. */
const FORMULA = /^\s*(?:[=@＝＠]|[+\-＋－](?![\d ()-]+$))/;
const NEUTRALISED = /^'(?=\s*[=@＝＠+\-＋－])/;

/** An apostrophe makes text of what would be a formula, at a cell's start and after any separator. */
export const neutraliseFormulas = (text: string): string =>
  text.replace(PIECES, (piece) => (FORMULA.test(piece) ? `'${piece}` : piece));

/** The text as it was before. */
export const restoreFormulas = (text: string): string =>
  text.replace(PIECES, (piece) => piece.replace(NEUTRALISED, ""));

/** How other people's files are read: any line ending, quotes in the usual places, any number of cells. */
export const csvOptions = (firstLine: string) => ({
  bom: true,
  delimiter: separatorOf(firstLine),
  record_delimiter: ["\r\n", "\n", "\r"],
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  // Each record comes with the line it ends on.
  info: true,
  // An unclosed quote would turn the rest of the file into one cell.
  max_record_size: 100_000,
});

/** What the parser gives for each record. */
export type CsvRecord = { record: string[]; info: { lines: number } };

/** Whichever of the usual ones the line has most of. */
function separatorOf(line: string): string {
  const count = (separator: string) => line.split(separator).length;
  return [",", ";", "\t"].reduce((best, one) => (count(one) > count(best) ? one : best));
}
