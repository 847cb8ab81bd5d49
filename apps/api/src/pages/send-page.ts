import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";
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

type Files = {
  /** Folder of the files; names that begin with a dot are left out. */
  root: string;
  /** Path that they are served under, without a slash at its end. */
  prefix: string;
  setHeaders: NonNullable<FastifyStaticOptions["setHeaders"]>;
  /** Answers every other GET under the prefix. */
  otherwise: (request: FastifyRequest, reply: FastifyReply) => unknown;
};

/** Serves the files that a folder has now, by one route: a route for each would take a start a tenth of its time. */
export async function serveFiles(app: FastifyInstance, files: Files): Promise<void> {
  const { root, prefix, setHeaders, otherwise } = files;
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const names = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
      .filter((name) => !/(?:^|\/)\./.test(name)),
  );
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders,
    });
    scope.get<{ Params: { "*": string } }>(`${prefix}/*`, async (request, reply) => {
      const name = request.params["*"];
      return names.has(name) ? reply.sendFile(name) : otherwise(request, reply);
    });
  });
}
