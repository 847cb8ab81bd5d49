import { stamp } from "@waslijn/contract/shared/amsterdam-time";
import type { DeskOrder } from "@waslijn/contract/console/desk/order";
import { sql } from "kysely";
import type { Db } from "../../db/client.ts";

/** Of differences `d` those that two audits found: one alone may be a payment or refund under way (PAY-09). */
export const isLasting = sql<boolean>`d.last_at >= d.first_at + interval '1 hour'`;

export async function listDifferences(db: Db, billId: string): Promise<DeskOrder["differences"]> {
  const rows = await db
    .selectFrom("book_differences as d")
    .select(["what", "ours", "theirs", "first_at"])
    .where("bill_id", "=", billId)
    .where(isLasting)
    .orderBy("what")
    .execute();
  return rows.map(({ first_at, ...row }) => ({ ...row, since: stamp(first_at) }));
}
