import type { Db } from "../../db/client.ts";

const DAY = 86_400_000;
/** Longer than any session may rest. */
const SESSION_DAYS = 31;
/** As long as anyone asks who did something; the audit keeps what was done. */
const NAME_YEARS = 2;

/** What lets nobody in any more, and the names of those who left long ago. Doing it twice does no harm. */
export async function forgetOldAccess(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("staff_links").where("expires_at", "<", now).execute();
  await db.deleteFrom("staff_challenges").where("expires_at", "<", now).execute();
  const asleep = new Date(now.getTime() - SESSION_DAYS * DAY);
  await db.deleteFrom("staff_sessions").where("seen_at", "<", asleep).execute();
  const left = new Date(now);
  left.setUTCFullYear(now.getUTCFullYear() - NAME_YEARS);
  await db
    .updateTable("staff")
    .set({ name: "" })
    .where("removed_at", "<", left)
    .where("name", "<>", "")
    .execute();
}
