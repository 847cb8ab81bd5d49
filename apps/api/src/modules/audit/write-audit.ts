import { randomUUID } from "node:crypto";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/client.ts";

/** Who did what, and when; written in the transaction of what was done. */
export async function writeAudit(
  db: Db,
  clock: Clock,
  who: string,
  action: string,
  detail: object,
): Promise<void> {
  await db
    .insertInto("audit")
    .values({ id: randomUUID(), at: clock.now(), who, action, detail: JSON.stringify(detail) })
    .execute();
}
