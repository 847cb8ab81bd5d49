import { sql } from "kysely";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createInterface } from "node:readline";
import type { Work } from "../../work.ts";
import type { Db } from "../../db/client.ts";
import { insertRecords } from "../../db/insert-records.ts";
import { WorkRefused } from "../../work-refused.ts";
import { readLayout, type Layout } from "./address-columns.ts";
import { separatorOf } from "./csv-line.ts";
import { readAddressLine, type AddressRow } from "./read-address-line.ts";

export type ImportResult = {
  written: number;
  badLines: number;
  /** The first of them; a file of another kind would fill the memory. */
  bad: { line: number; reason: string }[];
};

const BATCH = 2000;
const MOST_REPORTED = 100;

/** Reads a register line by line into the table, however long it is; a bad line is told of and passed over. */
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
  let number = 0;
  for await (const raw of createInterface({ input: stream, crlfDelay: Infinity })) {
    number += 1;
    const line = number === 1 ? raw.replace(/^\ufeff/, "") : raw;
    if (line.trim() === "") continue;
    if (!layout) {
      const first = readFirstLine(line, file);
      layout = first.layout;
      if (first.isHeader) continue;
    }
    const row = readAddressLine(line, layout);
    if (typeof row === "string") {
      result.badLines += 1;
      if (result.bad.length < MOST_REPORTED) result.bad.push({ line: number, reason: row });
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

function readFirstLine(line: string, file: string): { layout: Layout; isHeader: boolean } {
  const first = readLayout(line, separatorOf(line));
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
