import { sql } from "kysely";
import type { Deps } from "../../deps.ts";
import { openPhotoStore } from "../../outside/photo-store.ts";
import { removePhotos } from "./photos-repository.ts";

const DAY_MS = 86_400_000;
/** As the privacy statement promises. */
const DAYS_KEPT = 365;
const BATCH = 100;

/** Photos whose time is over, those that were never sent whole, and those that no complaint came with. */
export async function forgetOldPhotos({ db, clock, env }: Pick<Deps, "db" | "clock" | "env">) {
  const now = clock.now();
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  await removePhotos(db, sql`p.created_at < ${ago(DAYS_KEPT)}`, now);
  await removePhotos(
    db,
    sql`p.created_at BETWEEN ${ago(8)} AND ${ago(1)} AND (p.ready_at IS NULL OR p.purpose = 'complaint'
      AND NOT EXISTS (SELECT FROM complaint_photos c WHERE c.photo_id = p.id))`,
    now,
  );
  await clearLeftovers({ db, env });
}

/** What a store outside still has of photos that are gone; where it does not answer, the next time. */
async function clearLeftovers({ db, env }: Pick<Deps, "db" | "env">): Promise<void> {
  const store = openPhotoStore(env);
  if (!store) return;
  for (;;) {
    const rows = await db
      .selectFrom("stored_leftovers")
      .select("key")
      .orderBy("key")
      .limit(BATCH)
      .execute();
    for (const { key } of rows) {
      await store.remove(key);
      await db.deleteFrom("stored_leftovers").where("key", "=", key).execute();
    }
    if (rows.length < BATCH) return;
  }
}
