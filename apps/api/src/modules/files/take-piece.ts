import type { PieceTaken } from "@waslijn/contract/customer/care/care";
import { sql } from "kysely";
import { ApiProblem } from "../../api-problem.ts";
import type { Db } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { openPhotoStore } from "../../outside/photo-store.ts";
import { drawAnew, inTurn } from "./draw-anew.ts";
import {
  addPhoto,
  addPiece,
  countPhotos,
  findPhoto,
  finishPhoto,
  keyOf,
  lockPhoto,
  markStored,
  readReceived,
  readSent,
  removePhotos,
  type NewPhoto,
} from "./photos-repository.ts";

type FileDeps = Pick<Deps, "db" | "clock" | "env">;

/** More than any complaint or count needs, and few enough that a link cannot fill the database. */
const MOST_OF_ORDER = 20;

/**
 * Takes a piece of a photo. One that is there already, or comes too soon, changes nothing: the answer says from
 * where to go on, so whoever lost the line or the answer asks by sending. The last piece makes it a photo.
 */
export async function takePiece(
  deps: FileDeps,
  photo: NewPhoto,
  { start, bytes }: { start: number; bytes: Buffer },
): Promise<PieceTaken> {
  const { received, ready } = await deps.db
    .transaction()
    .execute((db) => keepPiece(db, photo, { start, bytes }, deps.clock.now()));
  if (ready || received < photo.sentBytes) return { received, ready };
  await inTurn(() => makePhoto(deps, photo));
  return { received, ready: true };
}

async function keepPiece(
  db: Db,
  photo: NewPhoto,
  { start, bytes }: { start: number; bytes: Buffer },
  now: Date,
): Promise<PieceTaken> {
  const { id, sentBytes } = photo;
  if (!(await findPhoto(db, id))) await begin(db, photo, now);
  const known = await lockPhoto(db, id);
  const isSame =
    known.order_id === photo.orderId &&
    known.purpose === photo.purpose &&
    known.staff_id === photo.staffId &&
    known.sent_bytes === sentBytes;
  // An id that somebody else's photo has, or a file that changed on the way.
  if (!isSame) throw new ApiProblem("photo_unreadable");
  if (known.ready_at) return { received: sentBytes, ready: true };
  const received = await readReceived(db, id);
  if (start !== received || received + bytes.length > sentBytes) return { received, ready: false };
  await addPiece(db, { photo_id: id, start, bytes });
  return { received: received + bytes.length, ready: false };
}

/** The order is locked before its photos are: several begin at once, and each is counted. */
async function begin(db: Db, photo: NewPhoto, now: Date): Promise<void> {
  await sql`SELECT FROM orders WHERE id = ${photo.orderId} FOR NO KEY UPDATE`.execute(db);
  await addPhoto(db, photo, now);
  if ((await countPhotos(db, photo.orderId, photo.purpose)) > MOST_OF_ORDER) {
    throw new ApiProblem("photos_limit_reached");
  }
}

/** Outside any transaction: nobody waits for a lock while a photo is drawn. Doing it twice does no harm. */
async function makePhoto(deps: FileDeps, { id, orderId }: NewPhoto): Promise<void> {
  const { db, clock, env } = deps;
  const sent = await readSent(db, id);
  // Somebody else was faster, with the same last piece.
  if (sent.length === 0) return;
  const drawn = await drawAnew(sent);
  if (!drawn) {
    await removePhotos(db, sql`p.id = ${id}`, clock.now());
    throw new ApiProblem("photo_unreadable");
  }
  const store = openPhotoStore(env);
  if (store) {
    await markStored(db, id);
    await store.put(keyOf({ id, order_id: orderId }), drawn.image);
  }
  const { width, height } = drawn;
  const kept = { image: store ? null : drawn.image, width, height };
  await db.transaction().execute((transaction) => finishPhoto(transaction, id, kept, clock.now()));
}
