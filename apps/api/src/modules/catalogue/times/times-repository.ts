import type { WindowKind } from "@waslijn/contract/shared/codes";
import { sql } from "kysely";
import type { Db } from "../../../db/client.ts";
import { shareReads } from "../../../db/share-reads.ts";
import { windowKey } from "./available-dates.ts";

type FullWindows = { revision: number; full: ReadonlySet<string> };
type Reach = { first: string; last: string };

const sharedByDatabase = new WeakMap<Db, ReturnType<typeof shareReads<FullWindows>>>();

/** The full windows, and the revision of the calendars they were counted under. */
export function readFullWindows(
  db: Db,
  hubId: string,
  kind: WindowKind,
  reach: Reach,
): Promise<FullWindows> {
  const share = sharedByDatabase.get(db) ?? shareReads<FullWindows>();
  sharedByDatabase.set(db, share);
  const question = [hubId, kind, reach.first, reach.last].join(" ");
  return share(question, () => queryFullWindows(db, hubId, kind, reach));
}

async function queryFullWindows(
  db: Db,
  hubId: string,
  kind: WindowKind,
  { first, last }: Reach,
): Promise<FullWindows> {
  const { rows } = await sql<{ revision: number; date: string | null; from_time: string | null }>`
    SELECT r.revision, s.date, s.from_time
    FROM revisions r
    LEFT JOIN slots s
      ON s.booked >= capacity_on(s.hub_id, s.kind, s.from_time, s.date)
      AND s.hub_id = ${hubId} AND s.kind = ${kind}
      AND s.date BETWEEN ${first} AND ${last}
    WHERE r.name = 'catalogue'`.execute(db);
  const full = rows.flatMap((row) =>
    row.date && row.from_time ? [windowKey(row.date, row.from_time)] : [],
  );
  return { revision: rows[0]?.revision ?? 0, full: new Set(full) };
}

export type WindowOn = { hub_id: string; kind: WindowKind; from_time: string; capacity: number };

/** The windows of all hubs with their capacity on a day. */
export async function readWindowsOn(db: Db, day: string): Promise<WindowOn[]> {
  const { rows } = await sql<WindowOn>`
    SELECT w.hub_id, w.kind, w.from_time, capacity_on(w.hub_id, w.kind, w.from_time, ${day}::date) AS capacity
    FROM hub_windows w`.execute(db);
  return rows;
}

/** ISO weekdays on which at least one hub operates, for texts about days (TIME-02). */
export async function operatingDays(db: Db): Promise<number[]> {
  const { rows } = await sql<{ day: number }>`
    SELECT DISTINCT unnest(operating_days) AS day FROM hubs ORDER BY day`.execute(db);
  return rows.map((row) => row.day);
}
