import { sql } from "kysely";
import type { Db } from "../../db/client.ts";

/** How many orders carry a code; those that were cancelled used nothing. */
export async function countUses(db: Db, code: string): Promise<number> {
  const { uses } = await db
    .selectFrom("orders")
    .select(sql<number>`count(*)::integer`.as("uses"))
    .where("coupon_code", "=", code)
    .where("coupon_code", "<>", "")
    .where("status", "<>", "cancelled")
    .executeTakeFirstOrThrow();
  return uses;
}
