import { CsvError, parse } from "csv-parse";
import { sql } from "kysely";
import { createReadStream, type ReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import type { Work } from "../../work.ts";
import type { Db } from "../../db/client.ts";
import { insertRecords } from "../../db/insert-records.ts";
import { WorkRefused } from "../../work-refused.ts";
import { csvOptions, type CsvRecord } from "../../csv/csv-options.ts";
import { readLayout, type Layout } from "./address-columns.ts";
import { readAddress, type AddressRow } from "./read-address.ts";

export type ImportResult = {
  written: number;
  badLines: number;
  /** The first of them; a file of another kind would fill the memory. */
  bad: { line: number; reason: string }[];
};

const BATCH = 2000;
const MOST_REPORTED = 100;

/** Reads a register record by record into the table, however long it is; a bad line is reported and skipped. */
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
