import type { WindowKind } from "@waslijn/contract/codes";
import { sql } from "kysely";
import type { Db } from "../../db/client.ts";
import { windowKey } from "./available-dates.ts";

/** The windows without room left and the revision of the calendars they were counted under, in one query. */
export async function readFullWindows(
  db: Db,
  hubId: string,
  kind: WindowKind,
  { first, last }: { first: string; last: string },
): Promise<{ revision: number; full: Set<string> }> {
  const { rows } = await sql<{ revision: number; date: string | null; from_time: string | null }>`
    SELECT r.revision, s.date, s.from_time
    FROM revisions r
    LEFT JOIN (slots s JOIN hub_windows w USING (hub_id, kind, from_time))
      ON w.capacity <= s.booked AND hub_id = ${hubId} AND kind = ${kind}
      AND s.date BETWEEN ${first} AND ${last}
    WHERE r.name = 'catalogue'`.execute(db);
  const full = rows.flatMap((row) =>
    row.date && row.from_time ? [windowKey(row.date, row.from_time)] : [],
  );
  return { revision: rows[0]?.revision ?? 0, full: new Set(full) };
}
