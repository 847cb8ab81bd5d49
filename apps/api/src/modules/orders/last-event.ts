import { sql } from "kysely";
import type { Db } from "../../db/client.ts";

/** The number of whatever happened last to any order. */
export async function lastEvent(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom("orders")
    .select(sql<number>`coalesce(max(last_event), 0)`.as("last"))
    .executeTakeFirstOrThrow();
  return last;
}
