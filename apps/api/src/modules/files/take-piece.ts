import type { PieceTaken } from "@waslijn/contract/customer/care";
import { sql } from "kysely";
import { ApiProblem } from "../../api-problem.ts";
import type { Db } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { openPhotoStore } from "../../outside/photo-store.ts";
import { decodePhoto } from "./decode-photo.ts";
import { PHOTO_LANES } from "./photo-lanes.ts";
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

/** Counts a photo as unreadable before it is decoded, so that of many at once each counts; returns how to undo it. */
type CountFailure = () => Promise<() => Promise<void>>;

/** A repeated last piece waits for the same decode. */
const decoding = new Map<string, Promise<void>>();

/**
 * Takes a piece of a photo. One that is there already, or comes too soon, changes nothing: the answer says from
 * where to go on, so whoever lost the line or the answer asks by sending. The last piece makes it a photo.
 */
export async function takePiece(
  deps: FileDeps,
  photo: NewPhoto,
  { start, bytes }: { start: number; bytes: Buffer },
  countFailure?: CountFailure,
): Promise<PieceTaken> {
  const { received, ready } = await deps.db
    .transaction()
    .execute((db) => keepPiece(db, photo, { start, bytes }, deps.clock.now()));
  if (ready || received < photo.sentBytes) return { received, ready };
  const made = decoding.get(photo.id) ?? makePhoto(deps, photo, countFailure);
  decoding.set(photo.id, made);
  await made.finally(() => decoding.delete(photo.id));
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

/** Outside any transaction: nobody waits for a lock while a photo is decoded. Doing it twice does no harm. */
async function makePhoto(
  deps: FileDeps,
  { id, orderId, purpose }: NewPhoto,
  countFailure?: CountFailure,
): Promise<void> {
  const { db, clock, env } = deps;
  const undoFailure = await countFailure?.();
  const decode = async () => {
    const sent = await readSent(db, id);
    return sent.length === 0 ? "elsewhere" : decodePhoto(sent);
  };
  const drawn = await PHOTO_LANES[purpose].run(orderId, decode).catch(async (error: unknown) => {
    // One that was given up may have been made for it.
    if (!(error instanceof ApiProblem)) await undoFailure?.();
    throw error;
  });
  if (drawn) await undoFailure?.();
  if (drawn === "elsewhere") return requireReady(db, id);
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

/** Another node decoded it with the same last piece: what it made of it holds here too. */
async function requireReady(db: Db, id: string): Promise<void> {
  if (!(await findPhoto(db, id))?.ready_at) throw new ApiProblem("photo_unreadable");
}
