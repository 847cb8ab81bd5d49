import { CsvError } from "csv-parse";
import { parse } from "csv-parse/sync";
import { csvOptions, type CsvRecord } from "../../csv/csv-options.ts";
import { restoreFormulas } from "../../csv/formula-cells.ts";
import { UnreadableFile, type DataRecord } from "./data-record.ts";

/** Lines under a first one that names the columns; empty lines are passed over. */
export function readCsvRecords(text: string): DataRecord[] {
  const [head, ...rest] = records(text);
  if (!head) return [];
  const columns = head.record.map((name) => name.trim());
  return rest.map(({ record, info: { lines: line } }) => {
    if (record.length !== columns.length) {
      throw new UnreadableFile(
        line,
        `has ${record.length} cells, but the first line names ${columns.length} columns.`,
      );
    }
    const fields = columns.map((name, at) => {
      const value = restoreFormulas((record[at] ?? "").trim());
      return [name, { value, line }] as const;
    });
    return { line, fields: new Map(fields) };
  });
}

function records(text: string): CsvRecord[] {
  const firstLine = text.split(/[\r\n]/).find((line) => line.trim() !== "") ?? "";
  const found: CsvRecord[] = [];
  const keep = (one: CsvRecord): null => {
    if (one.record.join("").trim() !== "") found.push(one);
    return null;
  };
  try {
    parse(text, {
      ...csvOptions(firstLine),
      on_record: (one: unknown) => keep(one as CsvRecord),
    });
    return found;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = (found.at(-1)?.info.lines ?? 0) + 1;
    throw new UnreadableFile(line, "a quote is opened here and not closed.");
  }
}
