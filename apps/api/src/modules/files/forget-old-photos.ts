import { sql } from "kysely";
import type { Deps } from "../../deps.ts";
import { openPhotoStore } from "../../outside/photo-store.ts";
import { removePhotos } from "./photos-repository.ts";

const DAY_MS = 86_400_000;
const BATCH = 100;
const MOST_FAILURES = 3;

/** Deletes expired photos with the people that proofs of delivery name, incomplete uploads, and complaint photos without a complaint. */
export async function forgetOldPhotos({ db, clock, env }: Pick<Deps, "db" | "clock" | "env">) {
  const now = clock.now();
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  await removePhotos(db, sql`p.created_at < ${ago(env.PHOTO_RETENTION_DAYS)}`, now);
  await db.deleteFrom("delivery_proofs").where("at", "<", ago(env.PHOTO_RETENTION_DAYS)).execute();
  await removePhotos(
    db,
    sql`p.created_at BETWEEN ${ago(8)} AND ${ago(1)} AND (p.ready_at IS NULL OR p.purpose = 'complaint'
      AND NOT EXISTS (SELECT FROM complaint_photos c WHERE c.photo_id = p.id))`,
    now,
  );
}

/**
 * Deletes removed photos from the external store. A key that fails goes to the end of the queue; after several failures
 * it stops until the next run.
 */
export async function clearLeftovers({
  db,
  env,
  clock,
}: Pick<Deps, "db" | "env" | "clock">): Promise<void> {
  const store = openPhotoStore(env);
  if (!store) return;
  const began = clock.now();
  const failures: unknown[] = [];
  for (;;) {
    const rows = await db
      .selectFrom("stored_leftovers")
      .select("key")
      .where("since", "<=", began)
      .orderBy("since")
      .limit(BATCH)
      .execute();
    for (const { key } of rows) {
      try {
        await store.remove(key);
        await db.deleteFrom("stored_leftovers").where("key", "=", key).execute();
      } catch (error) {
        failures.push(error);
        if (failures.length >= MOST_FAILURES) throw leftovers(failures);
        const since = new Date(began.getTime() + 1);
        await db.updateTable("stored_leftovers").set({ since }).where("key", "=", key).execute();
      }
    }
    if (rows.length < BATCH) break;
  }
  if (failures.length > 0) throw leftovers(failures);
}

const leftovers = (failures: unknown[]): Error =>
  new AggregateError(failures, "the photo store did not remove photos");
