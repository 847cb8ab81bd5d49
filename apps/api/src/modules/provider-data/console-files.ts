import type {
  ApplyFilesBody,
  FileProblem,
  FilesPreview,
  ChangedData,
} from "@waslijn/contract/console/data";
import type { FileFormat } from "@waslijn/contract/console/codes";
import { createHash } from "node:crypto";
import { ApiProblem } from "../../api-problem.ts";
import { planOfFiles } from "./apply-data.ts";
import { judge, makeChange, toPreview, type ChangeDeps } from "./changes/change-data.ts";
import type { DataFile, DataProblem } from "./data-record.ts";
import type { Difference } from "./find-differences.ts";
import { readPriceDays } from "./provider-data-repository.ts";
import { readFiles, type ReadFile } from "./read-rows.ts";
import { type TableName, tableOf } from "./tables.ts";
import { printCsv } from "../../csv.ts";
import type { Row, Value } from "./columns.ts";

/** The differences that files would make, or all their problems, with the checks of the command (SHOP-06). */
export async function previewFiles(
  { db, clock }: ChangeDeps,
  files: DataFile[],
): Promise<FilesPreview> {
  try {
    const read = readWell(files);
    const judged = await judge(
      db,
      await readPriceDays(db, clock.now()),
      (current, days) => planOfFiles(read, current, days),
      refuse,
      fileNames(read),
    );
    const { differences, orders } = toPreview(judged);
    return { problems: [], differences, orders, seen: nameOf(judged.differences) };
  } catch (error) {
    if (!(error instanceof WrongFiles)) throw error;
    return { problems: error.problems.map(toFileProblem), differences: [], orders: [], seen: "" };
  }
}

/** Applies files if the differences are exactly those of the preview; can be undone like any other change. */
export function applyFiles(
  deps: ChangeDeps,
  staff: { id: string },
  { files, seen, mayRemove, ...agreed }: ApplyFilesBody,
): Promise<ChangedData> {
  return makeChange(deps, staff, {
    ...agreed,
    plan: (current, days) => planOfFiles(readWell(files), current, days),
    check: (differences) => {
      if (nameOf(differences) !== seen) throw new ApiProblem("data_changed");
      if (!mayRemove && differences.some(({ kind }) => kind === "removed")) {
        throw new ApiProblem("validation_failed", {
          fields: [{ field: "mayRemove", rule: "would_remove" }],
        });
      }
    },
  }).catch((error: unknown) => {
    throw error instanceof WrongFiles ? new ApiProblem("data_changed") : error;
  });
}

/** Aborts before anything is written; carries all problems. */
class WrongFiles extends Error {
  readonly problems: DataProblem[];

  constructor(problems: DataProblem[]) {
    super("wrong files");
    this.problems = problems;
  }
}

function refuse(problems: DataProblem[]): void {
  if (problems.length > 0) throw new WrongFiles(problems);
}

function readWell(files: DataFile[]): ReadFile[] {
  const { read, problems } = readFiles(files);
  refuse(problems);
  return read;
}

const fileNames =
  (read: ReadFile[]) =>
  (table: TableName): string =>
    read.find((one) => one.table === table)?.file ?? table;

const toFileProblem = ({ file, line, field, rule, sentence }: DataProblem): FileProblem => ({
  file,
  line,
  column: field || null,
  rule,
  sentence,
});

/** Hash of the differences. Generated ids of new entries are excluded, because they differ each time. */
function nameOf(differences: Difference[]): string {
  const entries = differences.map((one) => {
    const { id: _, ...others } = one.row;
    return [one.table, one.entry, one.kind, one.kind === "changed" ? one.fields : others];
  });
  return createHash("sha256").update(JSON.stringify(entries)).digest("base64url").slice(0, 22);
}

/** Exports a table as a file for `data:apply`; applying it again changes nothing (SHOP-06). */
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

/** One entry per line, so that a line diff shows changed entries. */
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
