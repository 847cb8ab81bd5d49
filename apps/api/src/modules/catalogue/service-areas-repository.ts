import type { Db } from "../../db/client.ts";

/** Whether any hub comes to these four digits. */
export async function isServed(db: Db, postalDigits: number): Promise<boolean> {
  const area = await db
    .selectFrom("service_areas")
    .select("hub_id")
    .where("first_code", "<=", postalDigits)
    .where("last_code", ">=", postalDigits)
    .limit(1)
    .executeTakeFirst();
  return area !== undefined;
}
