import { sql, type Selectable } from "kysely";
import type { UserLocation } from "@waslijn/contract/shared/address";
import type { Db } from "../../db/client.ts";
import type { Database } from "../../db/schema.ts";

export type UserRow = Selectable<Database["users"]>;

/** Upper and lower case are one address; an erased account is none. */
export function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db
    .selectFrom("users")
    .selectAll()
    .where(sql`lower(email)`, "=", sql`lower(${email.trim()})`)
    .where("erased_at", "is", null)
    .executeTakeFirst();
}

export function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  return db
    .selectFrom("users")
    .selectAll()
    .where("id", "=", id)
    .where("erased_at", "is", null)
    .executeTakeFirst();
}

/** Newest first: the first item is the user location (API-13). */
export async function listLocations(db: Db, userId: string): Promise<UserLocation[]> {
  const rows = await db
    .selectFrom("user_locations")
    .select("location")
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .limit(20)
    .execute();
  return rows.map((row) => row.location);
}

export async function setPassword(db: Db, userId: string, passwordHash: string): Promise<void> {
  await db
    .updateTable("users")
    .set({ password_hash: passwordHash })
    .where("id", "=", userId)
    .execute();
}
