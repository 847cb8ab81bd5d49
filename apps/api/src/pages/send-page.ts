import type { FastifyReply, FastifyRequest } from "fastify";
import type { CachedPage } from "./page-cache.ts";

/** The same for everybody: whoever has it is told so. */
export function send(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  reply.headers(page.headers).header("cache-control", "no-cache").header("etag", page.etag);
  if (request.headers["if-none-match"] === page.etag) return reply.code(304).send();
  return sendBody(request, reply, page);
}

/** Somebody's own: kept by nobody. */
export function sendOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
): FastifyReply {
  reply.headers(page.headers).header("cache-control", "no-store");
  return sendBody(request, reply, page);
}

function sendBody(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  const accepted = request.headers["accept-encoding"] ?? "";
  reply
    .code(page.status)
    .type("text/html; charset=utf-8")
    .header("content-language", page.language)
    .header("vary", "accept-encoding");
  if (/\bbr\b/.test(accepted)) return reply.header("content-encoding", "br").send(page.br);
  if (/\bgzip\b/.test(accepted)) return reply.header("content-encoding", "gzip").send(page.gzip);
  return reply.send(page.plain);
}
