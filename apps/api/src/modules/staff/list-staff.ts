import type { StaffMember } from "@waslijn/contract/console/staff/staff";
import { sql } from "kysely";
import type { Db } from "../../db/client.ts";
import type { MemberRow } from "./staff-repository.ts";

type Row = MemberRow & { passkeys: number; seen_at: Date | null };

/** Who works here, by name, with when they were last seen; one of them where an id is given. */
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
    seenAt: row.seen_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }));
}
