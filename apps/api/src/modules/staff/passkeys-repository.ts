import type { Db } from "../../db/client.ts";

export async function countPasskeys(db: Db, staffId: string): Promise<number> {
  const { count } = await db
    .selectFrom("staff_passkeys")
    .select((one) => one.fn.countAll<number | string>().as("count"))
    .where("staff_id", "=", staffId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
