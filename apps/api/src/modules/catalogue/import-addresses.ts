import { CsvError, parse } from "csv-parse";
import { sql } from "kysely";
import { createReadStream, type ReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
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
const UNPRINTABLE = /[\u0000-\u001f\u007f\ufffd]/;

/** Parses one record to a row; returns a message when it is invalid. */
function readAddress(cells: string[], places: Layout): AddressRow | string {
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

function wrongWith(row: AddressRow): string | undefined {
  if (!/^\d{4}[A-Z]{2}$/.test(row.postal_code)) return "the postal code is not like 1234AB";
  if (!/^\d{1,6}$/.test(row.house_number)) return "the house number is not a number";
  if (row.addition.length > 20) return "the addition is longer than 20 characters";
  for (const [name, text] of [
    ["street", row.street],
    ["city", row.city],
    ["addition", row.addition],
  ] as const) {
    if (text === "" && name !== "addition") return `the ${name} is missing`;
    if (text.length > LONGEST) return `the ${name} is longer than ${LONGEST} characters`;
    if (UNPRINTABLE.test(text) || !text.isWellFormed())
      return `the ${name} has unreadable characters`;
  }
  if (Number.isNaN(row.latitude)) return "the latitude is not a number from -90 to 90";
  if (Number.isNaN(row.longitude)) return "the longitude is not a number from -180 to 180";
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
  bad: { line: number; reason: string }[];
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
      result.badLines += 1;
      if (result.bad.length < MOST_REPORTED) result.bad.push({ line: info.lines, reason: row });
      continue;
    }
    batch.set(`${row.postal_code} ${row.house_number} ${row.addition}`, row);
    if (batch.size >= BATCH) await flush();
  }
  if (batch.size > 0) await flush();
  return result;
};

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
