import { sql } from "kysely";
import type { Db } from "../../db/client.ts";

export type Fingerprint = { rows: number; sum: string };

/** How many rows there are and a sum over all that stands in them, the same on either database and in any order. */
export async function fingerprintTable(db: Db, table: string): Promise<Fingerprint> {
  const { rows } = await sql<Fingerprint>`
    SELECT count(*) AS rows,
      coalesce(sum(('x' || substr(md5(to_jsonb(t)::text), 1, 15))::bit(60)::bigint), 0)::text AS sum
    FROM ${sql.table(table)} t`.execute(db);
  return rows[0] ?? { rows: 0, sum: "0" };
}
