import type { Role } from "@waslijn/contract/console/codes";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Db } from "../../db/client.ts";
import type { Database } from "../../db/schema.ts";
import type { StaffMember } from "@waslijn/contract/console/staff";

export type StaffRow = Selectable<Database["staff"]>;
/** A current staff member, who always has an address. */
export type MemberRow = StaffRow & { email: string };

const present = (db: Db) =>
  db.selectFrom("staff").selectAll().where("removed_at", "is", null).$narrowType<MemberRow>();

/** Does not find former staff. */
export const findStaff = (db: Db, id: string): Promise<MemberRow | undefined> =>
  present(db).where("id", "=", id).executeTakeFirst();

export const findStaffByEmail = (db: Db, email: string): Promise<MemberRow | undefined> =>
  present(db)
    .where((of) => of(of.fn("lower", ["email"]), "=", email.trim().toLowerCase()))
    .executeTakeFirst();

/** Row lock until the transaction ends. */
export const lockStaff = (db: Db, id: string): Promise<MemberRow | undefined> =>
  present(db).where("id", "=", id).forUpdate().executeTakeFirst();

/** Locks in id order, so that two owners who remove each other cannot deadlock. */
export const lockOwners = (db: Db): Promise<MemberRow[]> =>
  present(db).where("role", "=", "owner").orderBy("id").forUpdate().execute();

export const listOwners = (db: Db): Promise<MemberRow[]> =>
  present(db).where("role", "=", "owner").orderBy("created_at").execute();

/** Returns false if the address exists. */
export async function insertStaff(db: Db, row: Insertable<Database["staff"]>): Promise<boolean> {
  const inserted = await db
    .insertInto("staff")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function updateStaff(
  db: Db,
  id: string,
  changes:
    | { role: Role; hub_id: string | null }
    | { email: null; removed_at: Date }
    | { pin_hash: string | null },
): Promise<void> {
  await db.updateTable("staff").set(changes).where("id", "=", id).execute();
}

/** The subject of audit entries about a staff member. Has no name, so that deleting the name suffices. */
export const aboutStaff = (id: string): string => `staff ${id}`;

type Row = MemberRow & { passkeys: number; seen_at: Date | null };

/** Current staff by name, with their last activity; only one if an id is given. */
export async function listStaff(db: Db, id: string | null = null): Promise<StaffMember[]> {
  const { rows } = await sql<Row>`
    SELECT staff.*,
      (SELECT count(*)::int FROM staff_passkeys k WHERE k.staff_id = staff.id) AS passkeys,
      (SELECT max(seen_at) FROM staff_sessions s WHERE s.staff_id = staff.id) AS seen_at
    FROM staff WHERE removed_at IS NULL AND (${id}::uuid IS NULL OR id = ${id}::uuid)
    ORDER BY lower(name), id`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    hub: row.hub_id,
    language: row.language,
    passkeys: row.passkeys,
    hasPin: row.pin_hash !== null,
    seenAt: row.seen_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }));
}
