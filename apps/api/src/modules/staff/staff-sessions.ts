import { randomBytes, randomUUID } from "node:crypto";
import type { Db } from "../../db/client.ts";
import { staffTokenHash } from "../../http/staff-cookie.ts";

/** Opens a session and returns its token, which is kept by the browser alone. */
export async function openStaffSession(
  db: Db,
  staffId: string,
  { device, now, passkeyAt }: { device: string; now: Date; passkeyAt: Date | null },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db
    .insertInto("staff_sessions")
    .values({
      id: randomUUID(),
      token_hash: staffTokenHash(token),
      staff_id: staffId,
      device,
      created_at: now,
      seen_at: now,
      passkey_at: passkeyAt,
    })
    .execute();
  return token;
}

export async function endStaffSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom("staff_sessions").where("id", "=", id).execute();
}
