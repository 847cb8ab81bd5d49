import type { Insertable, Selectable } from "kysely";
import type { Db } from "../../db/client.ts";
import type { Database } from "../../db/schema.ts";

export type PasskeyRow = Selectable<Database["staff_passkeys"]>;

export const listPasskeys = (db: Db, staffId: string): Promise<PasskeyRow[]> =>
  db
    .selectFrom("staff_passkeys")
    .selectAll()
    .where("staff_id", "=", staffId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();

export const findPasskey = (db: Db, id: string): Promise<PasskeyRow | undefined> =>
  db.selectFrom("staff_passkeys").selectAll().where("id", "=", id).executeTakeFirst();

/** Returns false if the key exists. */
export async function insertPasskey(
  db: Db,
  row: Insertable<Database["staff_passkeys"]>,
): Promise<boolean> {
  const inserted = await db
    .insertInto("staff_passkeys")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function notePasskeyUse(
  db: Db,
  id: string,
  counter: number,
  now: Date,
): Promise<void> {
  await db
    .updateTable("staff_passkeys")
    .set({ counter, used_at: now })
    .where("id", "=", id)
    .execute();
}

/** Returns false if it is not theirs. */
export async function deletePasskey(db: Db, id: string, staffId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom("staff_passkeys")
    .where("id", "=", id)
    .where("staff_id", "=", staffId)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}
