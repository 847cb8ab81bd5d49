import { sql, type Selectable } from "kysely";
import type { UserLocation } from "@waslijn/contract/customer/locations";
import type { Db } from "../../db/client.ts";
import { rowsOf } from "../../db/read-together.ts";
import type { Database } from "../../db/schema.ts";

export type UserRow = Selectable<Database["users"]>;

/** Case-insensitive; erased accounts are not found. */
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

/** Like `findUser`, with a row lock until the transaction ends. */
export function lockUser(db: Db, id: string): Promise<UserRow | undefined> {
  return db
    .selectFrom("users")
    .selectAll()
    .where("id", "=", id)
    .where("erased_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

/** Newest first: the first item is the user location (API-13). */
export async function listLocations(db: Db, userId: string): Promise<UserLocation[]> {
  const rows = await selectLocations(db, userId).execute();
  return rows.map((row) => row.location);
}

export const locationsOf = (db: Db, userId: string | null) =>
  rowsOf(selectLocations(db, userId), {});

const selectLocations = (db: Db, userId: string | null) =>
  db
    .selectFrom("user_locations")
    .select("location")
    .where(sql<boolean>`user_id = ${userId}`)
    .orderBy("created_at", "desc")
    .limit(20);

export async function setPassword(db: Db, userId: string, passwordHash: string): Promise<void> {
  await db
    .updateTable("users")
    .set({ password_hash: passwordHash })
    .where("id", "=", userId)
    .execute();
}

/** False when there is no such account; a repeated confirmation keeps the first date. */
export async function confirmUser(db: Db, userId: string, now: Date): Promise<boolean> {
  const confirmed = await db
    .updateTable("users")
    .set((eb) => ({ confirmed_at: eb.fn.coalesce("confirmed_at", eb.val(now)) }))
    .where("id", "=", userId)
    .where("erased_at", "is", null)
    .executeTakeFirst();
  return confirmed.numUpdatedRows > 0n;
}

/** Removes an account's name, phone and address; the next order sets them again. */
export async function emptyUser(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("user_locations").where("user_id", "=", userId).execute();
  await db
    .updateTable("users")
    .set({ full_name: "", phone: "" })
    .where("id", "=", userId)
    .execute();
}
