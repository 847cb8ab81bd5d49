import type { DeskAreas } from "@waslijn/contract/console/areas";
import { sql } from "kysely";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/client.ts";

const LATELY_MS = 28 * 86_400_000;

/** Which postal codes are served from where, and how many people wait for us in which (SHOP-03). */
export async function viewAreas({ db, clock }: { db: Db; clock: Clock }): Promise<DeskAreas> {
  const since = new Date(clock.now().getTime() - LATELY_MS);
  const hubs = await db.selectFrom("hubs").select(["id", "name"]).orderBy("name").execute();
  const ranges = await db
    .selectFrom("service_areas")
    .select(["first_code as first", "last_code as last", "hub_id as hub"])
    .orderBy("first_code")
    .execute();
  const { rows: waiting } = await sql<DeskAreas["waiting"][number]>`
    SELECT postal_digits AS digits, count(DISTINCT lower(email))::integer AS people,
      (count(DISTINCT lower(email)) FILTER (WHERE created_at >= ${since}))::integer AS lately
    FROM area_requests WHERE notified_at IS NULL GROUP BY postal_digits ORDER BY postal_digits`.execute(
    db,
  );
  return { hubs, ranges, waiting };
}
