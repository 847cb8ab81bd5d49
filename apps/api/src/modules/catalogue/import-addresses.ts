import type { AddressFault } from "@waslijn/contract/console/setting-list";
import type { ImportAddressesBody, ImportedAddresses } from "@waslijn/contract/console/settings";
import { CsvError, parse } from "csv-parse";
import { parse as parseText } from "csv-parse/sync";
import { sql } from "kysely";
import { createReadStream, type ReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { ApiProblem } from "../../api-problem.ts";
import { type Work, WorkRefused } from "../../work.ts";
import type { Db } from "../../db/client.ts";
import { insertRecords } from "../../db/insert-records.ts";
import { csvOptions, type CsvRecord } from "../../csv.ts";
import { readLayout, type Layout, type Column } from "./address-columns.ts";
import { toPostalCode } from "@waslijn/contract/shared/rules";

type AddressRow = {
  postal_code: string;
  house_number: string;
  addition: string;
  street: string;
  city: string;
  latitude: number | null;
  longitude: number | null;
};

const LONGEST = 150;
const LONGEST_ADDITION = 20;
const UNPRINTABLE = /[\u0000-\u001f\u007f\ufffd]/;

/** Parses one record to a row; returns what is wrong when it is invalid. */
function readAddress(cells: string[], places: Layout): AddressRow | AddressFault {
  const field = (column: Column): string => (cells[places.get(column) ?? -1] ?? "").trim();
  const row: AddressRow = {
    postal_code: toPostalCode(field("postalCode")),
    house_number: field("houseNumber").replace(/^0+(?=\d)/, ""),
    addition: field("addition"),
    street: field("street"),
    city: field("city"),
    latitude: toDegrees(field("latitude"), 90),
    longitude: toDegrees(field("longitude"), 180),
  };
  return wrongWith(row) ?? row;
}

function wrongWith(row: AddressRow): AddressFault | undefined {
  if (!/^\d{4}[A-Z]{2}$/.test(row.postal_code)) return "postal-code";
  if (!/^\d{1,6}$/.test(row.house_number)) return "house-number";
  if (row.addition.length > LONGEST_ADDITION) return "addition-long";
  for (const name of ["street", "city"] as const) {
    if (row[name] === "") return `${name}-missing`;
    if (row[name].length > LONGEST) return `${name}-long`;
  }
  const words = row.street + row.city + row.addition;
  if (UNPRINTABLE.test(words) || !words.isWellFormed()) return "unreadable";
  if (Number.isNaN(row.latitude)) return "latitude";
  if (Number.isNaN(row.longitude)) return "longitude";
  return undefined;
}

/** Empty means unknown; accepts a decimal comma. */
function toDegrees(text: string, most: number): number | null {
  if (text === "") return null;
  const degrees = Number(text.replace(",", "."));
  return Math.abs(degrees) <= most ? degrees : Number.NaN;
}

export type ImportResult = {
  written: number;
  badLines: number;
  /** Only the first ones: a file of another kind would fill the memory. */
  bad: { line: number; fault: AddressFault }[];
};

const BATCH = 2000;
const MOST_REPORTED = 100;

/** Streams a register of any size into the table; invalid lines are reported and skipped. */
export const importAddresses: Work<{ file: string }, ImportResult> = async (
  { db, progress },
  { file },
) => {
  const size = await sizeOf(file);
  const stream = createReadStream(file);
  const result: ImportResult = { written: 0, badLines: 0, bad: [] };
  const batch = new Map<string, AddressRow>();
  const flush = async () => {
    await upsert(db, [...batch.values()]);
    result.written += batch.size;
    batch.clear();
    progress("bytes read", stream.bytesRead, size);
  };

  let layout: Layout | undefined;
  for await (const { record, info } of recordsOf(file, stream)) {
    if (record.join("").trim() === "") continue;
    if (!layout) {
      const first = readFirstRecord(record, file);
      layout = first.layout;
      if (first.isHeader) continue;
    }
    const row = readAddress(record, layout);
    if (typeof row === "string") {
      report(result, info.lines, row);
      continue;
    }
    batch.set(keyOf(row), row);
    if (batch.size >= BATCH) await flush();
  }
  if (batch.size > 0) await flush();
  return result;
};

function report(result: ImportResult, line: number, fault: AddressFault): void {
  result.badLines += 1;
  if (result.bad.length < MOST_REPORTED) result.bad.push({ line, fault });
}

/** Two lines of one address in a statement would conflict with each other. */
const keyOf = (row: AddressRow): string => `${row.postal_code} ${row.house_number} ${row.addition}`;

/** Imports some lines of a register that a browser sends piece by piece (SETUP-04). */
export async function importPiece(
  db: Db,
  { header, lines, from }: Pick<ImportAddressesBody, "header" | "lines" | "from">,
): Promise<ImportedAddresses> {
  const options = csvOptions(header);
  const { layout, isHeader, missing } = readLayout(
    parseText(header, { ...options, info: false })[0] ?? [],
  );
  if (missing.length > 0) {
    const fields = missing.map((field) => ({ field, rule: "required" }));
    throw new ApiProblem("validation_failed", { fields });
  }
  const result: ImportResult = { written: 0, badLines: 0, bad: [] };
  const batch = new Map<string, AddressRow>();
  for (const { record, line } of recordsIn(lines, options)) {
    if (line === 1 && from === 1 && isHeader) continue;
    const row = record ? readAddress(record, layout) : "quote";
    if (typeof row === "string") report(result, from + line - 1, row);
    else batch.set(keyOf(row), row);
  }
  if (batch.size > 0) await upsert(db, [...batch.values()]);
  return { ...result, written: batch.size };
}

type TextRecord = { line: number; record?: string[] };

/** The records with the lines on which they end; one without cells for a quote that is not closed. */
function recordsIn(lines: string, options: ReturnType<typeof csvOptions>): TextRecord[] {
  const records: TextRecord[] = [];
  try {
    parseText(lines, {
      ...options,
      info: false,
      on_record: (record, { lines: line }) => {
        if (record.join("").trim() !== "") records.push({ record, line });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    records.push({ line: (records.at(-1)?.line ?? 0) + 1 });
  }
  return records;
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new WorkRefused({ code: "file_missing", file });
  return found.size;
}

async function* recordsOf(file: string, stream: ReadStream): AsyncGenerator<CsvRecord> {
  const parser = stream.pipe(parse(csvOptions(await firstLineOf(file))));
  stream.once("error", (error) => parser.destroy(error));
  let line = 0;
  try {
    for await (const one of parser as AsyncIterable<CsvRecord>) {
      line = one.info.lines;
      yield one;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new WorkRefused({ code: "quote_not_closed", file, line: line + 1 });
  } finally {
    stream.destroy();
  }
}

async function firstLineOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    for await (const line of handle.readLines()) if (line.trim() !== "") return line;
    return "";
  } finally {
    await handle.close();
  }
}

function readFirstRecord(cells: string[], file: string): { layout: Layout; isHeader: boolean } {
  const first = readLayout(cells);
  if (first.missing.length > 0) {
    throw new WorkRefused({ code: "columns_missing", file, columns: first.missing });
  }
  return first;
}

const COLUMNS = [
  "postal_code",
  "house_number",
  "addition",
  "street",
  "city",
  "latitude",
  "longitude",
] as const satisfies (keyof AddressRow)[];

async function upsert(db: Db, rows: AddressRow[]): Promise<void> {
  await sql`
    ${insertRecords("addresses", COLUMNS, rows)}
    ON CONFLICT (postal_code, house_number, addition) DO UPDATE SET
      street = excluded.street, city = excluded.city,
      latitude = excluded.latitude, longitude = excluded.longitude`.execute(db);
}
