import type { Db } from "../../db/client.ts";

/** The hub that serves these four digits, if any does. */
export async function findHub(db: Db, postalDigits: number): Promise<string | undefined> {
  const row = await db
    .selectFrom("service_areas")
    .select("hub_id")
    .where("first_code", "<=", postalDigits)
    .where("last_code", ">=", postalDigits)
    .orderBy("first_code", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.hub_id;
}
