import { sql, type Selectable } from "kysely";
import type { Db } from "../../db/client.ts";
import type { Database } from "../../db/schema.ts";

export type SessionRow = Selectable<Database["sessions"]>;
export type NewSession = Omit<SessionRow, "previous_hash" | "revoked_at">;

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db.insertInto("sessions").values(session).execute();
}

export function findSession(db: Db, id: string): Promise<SessionRow | undefined> {
  return db.selectFrom("sessions").selectAll().where("id", "=", id).executeTakeFirst();
}

export type Rotation = {
  id: string;
  device: string;
  from: string;
  to: string;
  now: Date;
  /** New expiry of a user's session; other sessions keep theirs. */
  userEnds: Date;
  /** Maximum age of a user's session, counted from the login. */
  longestMs: number;
};

/** Of concurrent calls with the same token only one rotates it; the others get undefined. */
export function rotateSession(db: Db, rotation: Rotation): Promise<SessionRow | undefined> {
  const { id, device, from, to, now, userEnds, longestMs } = rotation;
  return (
    db
      .updateTable("sessions")
      .set({
        refresh_hash: to,
        previous_hash: from,
        rotated_at: now,
        device,
        expires_at: sql<Date>`CASE WHEN kind = 'user' THEN LEAST(${userEnds}::timestamptz, created_at + ${longestMs}::int8 * interval '1 millisecond') ELSE expires_at END`,
      })
      .where("id", "=", id)
      .where("refresh_hash", "=", from)
      // A company's tokens are issued without a device; the first refresh binds them to one.
      .where((row) => row.or([row("device", "=", device), row("device", "=", "")]))
      .where("revoked_at", "is", null)
      .where("expires_at", ">", now)
      .returningAll()
      .executeTakeFirst()
  );
}

/** With a device: revokes the session only if it belongs to that device or to none yet. */
export async function revokeSession(db: Db, id: string, now: Date, device?: string): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ revoked_at: now })
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .$if(device !== undefined, (query) => query.where("device", "in", [device ?? "", ""]))
    .execute();
}
