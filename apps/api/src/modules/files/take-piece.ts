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

/** More than any complaint or count needs; keeps holders of a link from filling the database. */
const MOST_OF_ORDER = 20;

/** Counts a failure before decoding, so that concurrent photos are all counted. Returns how to undo it. */
type CountFailure = () => Promise<() => Promise<void>>;

/** A repeated last piece waits for the same decode. */
const decoding = new Map<string, Promise<void>>();

/**
 * Stores a piece of a photo. A repeated piece or one with a wrong offset changes nothing: the response says where to
 * continue, so a client resumes by sending. The last piece triggers decoding.
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
  // The id belongs to another photo, or the file changed during the upload.
  if (!isSame) throw new ApiProblem("photo_unreadable");
  if (known.ready_at) return { received: sentBytes, ready: true };
  const received = await readReceived(db, id);
  if (start !== received || received + bytes.length > sentBytes) return { received, ready: false };
  await addPiece(db, { photo_id: id, start, bytes });
  return { received: received + bytes.length, ready: false };
}

/** Locks the order first, so that concurrent uploads are all counted. */
async function begin(db: Db, photo: NewPhoto, now: Date): Promise<void> {
  await sql`SELECT FROM orders WHERE id = ${photo.orderId} FOR NO KEY UPDATE`.execute(db);
  await addPhoto(db, photo, now);
  if ((await countPhotos(db, photo.orderId, photo.purpose)) > MOST_OF_ORDER) {
    throw new ApiProblem("photos_limit_reached");
  }
}

/** Outside any transaction, so that no lock is held while decoding. Idempotent. */
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
    // A timeout keeps counting as a failure: the photo may be crafted to cause it.
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
  const picture = { image: store ? null : drawn.image, width, height };
  await db
    .transaction()
    .execute((transaction) => finishPhoto(transaction, id, picture, clock.now()));
}

/** Another node has decoded the same photo; its result applies. */
async function requireReady(db: Db, id: string): Promise<void> {
  if (!(await findPhoto(db, id))?.ready_at) throw new ApiProblem("photo_unreadable");
}
