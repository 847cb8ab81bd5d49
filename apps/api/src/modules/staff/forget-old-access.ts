import type { Db } from "../../db/client.ts";

const DAY = 86_400_000;
/** Longer than any session may be idle. */
const SESSION_DAYS = 31;
/** How long names of former staff are kept for the audit log. */
const NAME_YEARS = 2;

/** Deletes expired links, challenges and sessions, and the names of staff who left long ago. Idempotent. */
export async function forgetOldAccess(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("staff_links").where("expires_at", "<", now).execute();
  await db.deleteFrom("staff_challenges").where("expires_at", "<", now).execute();
  const asleep = new Date(now.getTime() - SESSION_DAYS * DAY);
  await db.deleteFrom("staff_sessions").where("seen_at", "<", asleep).execute();
  await db.deleteFrom("staff_tablets").where("seen_at", "<", asleep).execute();
  const left = new Date(now);
  left.setUTCFullYear(now.getUTCFullYear() - NAME_YEARS);
  await db
    .updateTable("staff")
    .set({ name: "" })
    .where("removed_at", "<", left)
    .where("name", "<>", "")
    .execute();
}
