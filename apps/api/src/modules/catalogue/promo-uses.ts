import { sql } from "kysely";
import type { Db } from "../../db/client.ts";

/** The orders that carry a code are its uses; those that were cancelled used nothing. */
const used = (db: Db) =>
  db
    .selectFrom("orders")
    .select(sql<number>`count(*)::integer`.as("uses"))
    .where("coupon_code", "<>", "")
    .where("status", "<>", "cancelled");

export async function countUses(db: Db, code: string): Promise<number> {
  const { uses } = await used(db).where("coupon_code", "=", code).executeTakeFirstOrThrow();
  return uses;
}

/** How often each code was used that was used at all. */
export const listUses = (db: Db): Promise<{ code: string; uses: number }[]> =>
  used(db).select("coupon_code as code").groupBy("coupon_code").orderBy("coupon_code").execute();
