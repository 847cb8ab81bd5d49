import type { FastifyReply } from "fastify";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { openPhotoStore } from "../../outside/photo-store.ts";
import { findPhoto, keyOf, readImage, type Photo } from "./photos-repository.ts";

type FileDeps = Pick<Deps, "db" | "env">;

/** Reads the image from the database or the external store. */
export async function imageOf({ db, env }: FileDeps, photo: Photo): Promise<Buffer | undefined> {
  return photo.in_store ? openPhotoStore(env)?.get(keyOf(photo)) : readImage(db, photo.id);
}

/** Serves a photo if the caller may see it, as a download and not indexed (MINE-01, CARE-03). Throws `not_found`. */
export async function servePhoto(
  deps: FileDeps,
  reply: FastifyReply,
  id: string,
  maySee: (photo: Photo) => boolean | Promise<boolean>,
): Promise<Buffer> {
  const photo = await findPhoto(deps.db, id);
  const image = photo?.ready_at && (await maySee(photo)) ? await imageOf(deps, photo) : undefined;
  if (!image) throw new ApiProblem("not_found");
  reply.header("content-type", "image/jpeg");
  reply.header("content-disposition", `attachment; filename="${id}.jpg"`);
  reply.header("x-robots-tag", "noindex");
  return image;
}
