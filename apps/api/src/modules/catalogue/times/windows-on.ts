import type { WindowKind } from "@waslijn/contract/shared/codes";
import { sql } from "kysely";
import type { Db } from "../../../db/client.ts";

export type WindowOn = { hub_id: string; kind: WindowKind; from_time: string; capacity: number };

/** The windows of all hubs with their places on a day. */
export async function readWindowsOn(db: Db, day: string): Promise<WindowOn[]> {
  const { rows } = await sql<WindowOn>`
    SELECT w.hub_id, w.kind, w.from_time, capacity_on(w.hub_id, w.kind, w.from_time, ${day}::date) AS capacity
    FROM hub_windows w`.execute(db);
  return rows;
}
