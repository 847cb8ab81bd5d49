import type { Selectable } from "kysely";
import type { Db } from "../../db/client.ts";
import type { Database } from "../../db/schema.ts";

export type StaffRow = Selectable<Database["staff"]>;

/** Someone who works here; who left is not found. */
export function findStaff(db: Db, id: string): Promise<StaffRow | undefined> {
  return db
    .selectFrom("staff")
    .selectAll()
    .where("id", "=", id)
    .where("removed_at", "is", null)
    .executeTakeFirst();
}
