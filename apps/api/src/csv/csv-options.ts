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
