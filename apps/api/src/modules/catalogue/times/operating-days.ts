import { sql } from "kysely";
import type { Db } from "../../../db/client.ts";

/** ISO weekdays on which at least one hub drives: what the texts about days are made from (TIME-02). */
export async function operatingDays(db: Db): Promise<number[]> {
  const { rows } = await sql<{ day: number }>`
    SELECT DISTINCT unnest(operating_days) AS day FROM hubs ORDER BY day`.execute(db);
  return rows.map((row) => row.day);
}
