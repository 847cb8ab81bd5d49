import type { FastifyReply, FastifyRequest } from "fastify";
import { toBrotli, toGzip, type DrawnPage, type CachedPage } from "./page-cache.ts";

/** Sends a shared page; answers 304 when the ETag matches. */
export function send(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  reply.headers(page.headers).header("cache-control", "no-cache").header("etag", page.etag);
  if (request.headers["if-none-match"] === page.etag) return reply.code(304).send();
  const form = acceptedForm(request);
  return asPage(reply, page, form).send(page[form]);
}

/** Sends a personal page: not cached, and compressed on the fly. */
export async function sendOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  page: DrawnPage,
): Promise<FastifyReply> {
  reply.headers(page.headers).header("cache-control", "no-store");
  const form = acceptedForm(request);
  return asPage(reply, page, form).send(await inForm[form](Buffer.from(page.html)));
}

const inForm = {
  br: (plain: Buffer) => toBrotli(plain, "once"),
  gzip: toGzip,
  plain: (plain: Buffer) => plain,
};
type Form = keyof typeof inForm;

function acceptedForm(request: FastifyRequest): Form {
  const accepted = request.headers["accept-encoding"] ?? "";
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : "plain";
}

function asPage(
  reply: FastifyReply,
  { status, language }: Pick<DrawnPage, "status" | "language">,
  form: Form,
): FastifyReply {
  reply
    .code(status)
    .type("text/html; charset=utf-8")
    .header("content-language", language)
    .header("vary", "accept-encoding");
  return form === "plain" ? reply : reply.header("content-encoding", form);
}
