import type { FastifyInstance, FastifyReply } from "fastify";
import { createHash } from "node:crypto";

/** Marks an answer that a client may keep and check: same content, same tag. */
export function tagWith(reply: FastifyReply, ...identity: (string | number)[]): void {
  const hash = createHash("sha256").update(JSON.stringify(identity)).digest("base64url");
  reply
    .header("etag", `"${hash.slice(0, 22)}"`)
    .header("cache-control", "no-cache")
    .header("vary", "accept-language");
}

/** Answers 304 without a body where the caller already holds what the tag names. */
export function answerNotModified(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    const tag = reply.getHeader("etag");
    if (reply.statusCode !== 200 || typeof tag !== "string") return payload;
    if (!names(request.headers["if-none-match"] ?? "", tag)) return payload;
    reply.code(304).removeHeader("content-type").removeHeader("content-length");
    return null;
  });
}

/** A proxy that compresses turns a tag into a weak one; both mean the same here. */
const names = (held: string, tag: string): boolean =>
  held.split(",").some((one) => one.trim() === "*" || one.trim().replace(/^W\//, "") === tag);
