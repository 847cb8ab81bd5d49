import type { DataDifference } from "@waslijn/contract/console/data";
import type { Clock } from "../../../clock.ts";
import type { Db } from "../../../db/client.ts";
import { writeChange, type Who } from "../../staff/write-audit.ts";

/** In the audit: a change of the provider's data that one press puts back. */
const DATA_CHANGE = "data:change";

type Recorded = {
  /** What it is put back by. */
  id: string;
  differences: DataDifference[];
  mailed: number;
  putsBack?: string | null;
};

/** Every entry with what it was and what it is, under the id of what changed them together. */
export async function recordChange(
  db: Db,
  clock: Clock,
  who: Who,
  { id, differences, mailed, putsBack }: Recorded,
): Promise<void> {
  for (const { table, entry, before, after } of differences) {
    const detail = { change: id, table, entry, mailed, ...(putsBack && { putsBack }) };
    const about = `${table} ${entry}`;
    await writeChange(db, clock, who, DATA_CHANGE, { about, before, after, detail });
  }
}
