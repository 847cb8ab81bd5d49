import type { Row } from "./columns.ts";
import { UnreadableFile, type DataFile, type DataProblem, type DataRecord } from "./data-record.ts";
import { readJsonRecords } from "./read-json-records.ts";
import { TABLE_NAMES, tableOf, type Table, type TableName } from "./tables.ts";
import { CsvError } from "csv-parse";
import { parse } from "csv-parse/sync";
import { csvOptions, type CsvRecord, restoreFormulas } from "../../csv.ts";

export type FileRow = { row: Row; line: number };
export type ReadFile = { file: string; table: TableName; rows: FileRow[] };

/** Parses all files to rows; reports all problems at once. */
export function readFiles(files: DataFile[]): { read: ReadFile[]; problems: DataProblem[] } {
  const problems: DataProblem[] = [];
  const read: ReadFile[] = [];
  for (const file of files) {
    const table = tableNamed(file.name);
    const twin = read.find((other) => other.table === table);
    if (!table) {
      problems.push({ ...wholeFile(file.name), sentence: unknownFile(file.name) });
    } else if (twin) {
      const sentence = `${twin.file} has the same data; keep one of the two.`;
      problems.push({ ...wholeFile(file.name), sentence });
    } else read.push({ file: file.name, table, rows: readRows(file, tableOf(table), problems) });
  }
  return { read, problems };
}

const wholeFile = (file: string) => ({ file, line: 1, field: "", rule: "unreadable" as const });

const tableNamed = (file: string): TableName | undefined =>
  TABLE_NAMES.find((name) => name === file.replace(/\.(json|csv)$/i, ""));

const unknownFile = (file: string): string =>
  file.startsWith("addresses.")
    ? "addresses go in with npm run addresses:import; take the file out of this folder."
    : `no data go by this name; there are ${TABLE_NAMES.join(", ")}.`;

function readRows({ name, text }: DataFile, table: Table, problems: DataProblem[]): FileRow[] {
  try {
    const records = /\.csv$/i.test(name) ? readCsvRecords(text) : readJsonRecords(text);
    return records.flatMap((record, index) => {
      const found = readRow(record, index, table);
      problems.push(...found.problems.map((problem) => ({ ...problem, file: name })));
      return found.row ? [{ row: found.row, line: record.line }] : [];
    });
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    problems.push({ ...wholeFile(name), line: error.line, sentence: error.message });
    return [];
  }
}

type Found = { row?: Row; problems: Omit<DataProblem, "file">[] };

/** Parses one entry to a row, or returns all problems of this entry. */
export function readRow(record: DataRecord, index: number, { columns, check }: Table): Found {
  const problems: Found["problems"] = [];
  const row: Row = {};
  for (const [name, { line }] of record.fields) {
    if (!Object.hasOwn(columns, name)) {
      const sentence = `there is no field ${name}; there are ${Object.keys(columns).join(", ")}.`;
      problems.push({ line, field: name, rule: "unknown", sentence });
    }
  }
  for (const [name, column] of Object.entries(columns)) {
    const field = record.fields.get(name);
    const input = typeof field?.value === "string" ? field.value.trim() : field?.value;
    const isEmpty = input === undefined || input === null || input === "";
    const value = isEmpty ? column.fallback?.(row, index) : column.schema.safeParse(input).data;
    if (value !== undefined) row[name] = value;
    else {
      const sentence = isEmpty
        ? `${name} is missing; it should be ${column.meaning}.`
        : `${name} should be ${column.meaning}, not ${printInput(input)}.`;
      const rule = isEmpty ? "missing" : "wrong";
      problems.push({ line: field?.line ?? record.line, field: name, rule, sentence });
    }
  }
  if (problems.length > 0) return { problems };
  const wrong = check?.(row);
  if (!wrong) return { row, problems };
  const line = record.fields.get(wrong.column)?.line ?? record.line;
  return { problems: [{ line, field: wrong.column, rule: "wrong", sentence: wrong.sentence }] };
}

const printInput = (input: unknown): string => {
  const text = typeof input === "string" ? `"${input}"` : JSON.stringify(input);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

/** CSV with a header line; empty lines are skipped. */
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
