import type { WindowKind } from "@waslijn/contract/shared/codes";
import type { PhotoPurpose } from "@waslijn/contract/shared/care";
import { sql, type RawBuilder, type Selectable } from "kysely";
import type { Db } from "../../db/client.ts";
import { rowsOf } from "../../db/read-together.ts";
import type { Database } from "../../db/schema.ts";

export type Photo = Omit<Selectable<Database["photos"]>, "image">;

export type NewPhoto = {
  id: string;
  orderId: string;
  purpose: PhotoPurpose;
  staffId: string | null;
  sentBytes: number;
  /** For a driver's photo: the kind of stop. */
  about?: { kind: WindowKind };
};

const COLUMNS = [
  "id",
  "order_id",
  "purpose",
  "staff_id",
  "sent_bytes",
  "created_at",
  "ready_at",
  "width",
  "height",
  "in_store",
  "about",
] as const;

/** The object key in the external store. */
export const keyOf = ({ id, order_id }: Pick<Photo, "id" | "order_id">): string =>
  `${order_id}/${id}.jpg`;

export const findPhoto = (db: Db, id: string): Promise<Photo | undefined> =>
  db.selectFrom("photos").select(COLUMNS).where("id", "=", id).executeTakeFirst();

/** Row lock: serialises the pieces of a photo. */
export const lockPhoto = (db: Db, id: string): Promise<Photo> =>
  db
    .selectFrom("photos")
    .select(COLUMNS)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Does nothing if the id exists. */
export async function addPhoto(
  db: Db,
  { id, orderId, purpose, staffId, sentBytes, about }: NewPhoto,
  now: Date,
): Promise<void> {
  await db
    .insertInto("photos")
    .values({
      id,
      order_id: orderId,
      purpose,
      staff_id: staffId,
      sent_bytes: sentBytes,
      created_at: now,
      ...(about && { about: JSON.stringify(about) }),
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

export async function countPhotos(db: Db, orderId: string, purpose: PhotoPurpose): Promise<number> {
  const { count } = await db
    .selectFrom("photos")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("order_id", "=", orderId)
    .where("purpose", "=", purpose)
    .executeTakeFirstOrThrow();
  return count;
}

/** Bytes received so far. */
export async function readReceived(db: Db, photoId: string): Promise<number> {
  const { rows } = await sql<{ received: number }>`
    SELECT coalesce(sum(length(bytes)), 0)::integer AS received FROM photo_pieces
    WHERE photo_id = ${photoId}`.execute(db);
  return rows[0]?.received ?? 0;
}

export async function addPiece(
  db: Db,
  piece: { photo_id: string; start: number; bytes: Buffer },
): Promise<void> {
  await db.insertInto("photo_pieces").values(piece).execute();
}

/** The received bytes of a photo, in order. */
export async function readSent(db: Db, photoId: string): Promise<Buffer> {
  const pieces = await db
    .selectFrom("photo_pieces")
    .select("bytes")
    .where("photo_id", "=", photoId)
    .orderBy("start")
    .execute();
  return Buffer.concat(pieces.map(({ bytes }) => bytes));
}

export async function markStored(db: Db, id: string): Promise<void> {
  await db.updateTable("photos").set({ in_store: true }).where("id", "=", id).execute();
}

/** Marks a photo as ready and deletes its pieces. */
export async function finishPhoto(
  db: Db,
  id: string,
  drawn: { image: Buffer | null; width: number; height: number },
  now: Date,
): Promise<void> {
  await db
    .updateTable("photos")
    .set({ ...drawn, ready_at: now })
    .where("id", "=", id)
    .execute();
  await db.deleteFrom("photo_pieces").where("photo_id", "=", id).execute();
}

export async function readImage(db: Db, id: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom("photos").select("image").where("id", "=", id).executeTakeFirst();
  return row?.image ? Buffer.from(row.image) : undefined;
}

/** Ready photos, oldest first. */
export const listPhotos = (
  db: Db,
  orderIds: readonly string[],
  purpose?: PhotoPurpose,
): Promise<Photo[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : selectReady(db)
        .where("order_id", "in", orderIds)
        .$if(purpose !== undefined, (some) => some.where("purpose", "=", purpose ?? "complaint"))
        .execute();

/** The ready photos of an order for one purpose, oldest first. */
export const photosOf = (db: Db, orderId: string, purpose: PhotoPurpose) =>
  rowsOf(selectReady(db).where("order_id", "=", orderId).where("purpose", "=", purpose), {
    created_at: Date,
    ready_at: Date,
  });

const selectReady = (db: Db) =>
  db
    .selectFrom("photos")
    .select(COLUMNS)
    .where("ready_at", "is not", null)
    .orderBy("created_at")
    .orderBy("id");

/** The uploaded photos of an order's findings, oldest first. */
export const findingPhotosOf = (db: Db, orderId: string) =>
  rowsOf(
    db
      .selectFrom("photos")
      .select("id")
      .where("order_id", "=", orderId)
      .where("purpose", "=", "count")
      .where("ready_at", "is not", null),
    {},
  );

/** Deletes photos in this transaction. Keys in the external store are queued for `clearLeftovers`. */
export async function removePhotos(db: Db, which: RawBuilder<unknown>, now: Date): Promise<void> {
  await sql`
    WITH gone AS (DELETE FROM photos p WHERE ${which} RETURNING id, order_id, in_store)
    INSERT INTO stored_leftovers (key, since)
      SELECT order_id || '/' || id || '.jpg', ${now} FROM gone WHERE in_store
      ON CONFLICT DO NOTHING`.execute(db);
}

export const forgetPhotosOf = (db: Db, orderIds: readonly string[], now: Date): Promise<void> =>
  removePhotos(db, sql`p.order_id = ANY(${orderIds}::uuid[])`, now);
