import { separatorOf, splitCsvLine } from "../address/csv-line.ts";
import { UnreadableFile, type DataRecord } from "./data-record.ts";

/** Lines under a first one that names the columns; empty lines are passed over. */
export function readCsvRecords(text: string): DataRecord[] {
  const lines = text
    .replace(/^\ufeff/, "")
    .split(/\r?\n/)
    .map((content, index) => ({ content, line: index + 1 }))
    .filter(({ content }) => content.trim() !== "");
  const [head, ...rest] = lines;
  if (!head) return [];
  const separator = separatorOf(head.content);
  const columns = splitCsvLine(head.content, separator);
  return rest.map(({ content, line }) => {
    if ((content.split('"').length - 1) % 2 === 1) {
      throw new UnreadableFile(line, "a quote is opened and not closed on this line.");
    }
    const cells = splitCsvLine(content, separator);
    if (cells.length !== columns.length) {
      throw new UnreadableFile(
        line,
        `has ${cells.length} cells, but the first line names ${columns.length} columns.`,
      );
    }
    const fields = columns.map((name, at) => [name, { value: cells[at], line }] as const);
    return { line, fields: new Map(fields) };
  });
}
