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
  /** Using a user's session prolongs it to here; the others end at a fixed time. */
  userEnds: Date;
  /** Used or not, a user's session ends this long after the login. */
  longestMs: number;
};

/** Of many that present the same token at once, one rotates it; the others get nothing here. */
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
      // A company's tokens are handed out without a device; the first refresh binds them to one.
      .where((row) => row.or([row("device", "=", device), row("device", "=", "")]))
      .where("revoked_at", "is", null)
      .where("expires_at", ">", now)
      .returningAll()
      .executeTakeFirst()
  );
}

/** Where a device is named, only a session of that device ends, or one that is not bound to any yet. */
export async function revokeSession(db: Db, id: string, now: Date, device?: string): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ revoked_at: now })
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .$if(device !== undefined, (query) => query.where("device", "in", [device ?? "", ""]))
    .execute();
}
