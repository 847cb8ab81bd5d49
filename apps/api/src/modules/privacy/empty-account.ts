import { forgetGrantsOf } from "../assistants/grants-repository.ts";
import type { Db } from "../../db/client.ts";

/** Erases an account. The row stays because orders reference it; nobody can log in with it or find it by address. */
export async function emptyAccount(db: Db, userId: string, now: Date): Promise<void> {
  await db.deleteFrom("user_locations").where("user_id", "=", userId).execute();
  await db.deleteFrom("sessions").where("user_id", "=", userId).execute();
  await forgetGrantsOf(db, userId);
  await db.deleteFrom("recover_tokens").where("user_id", "=", userId).execute();
  await db
    .updateTable("users")
    .set({
      email: `erased-${userId}`,
      password_hash: "",
      full_name: "",
      phone: "",
      has_bag: null,
      confirmed_at: null,
      erased_at: now,
    })
    .where("id", "=", userId)
    .execute();
}
