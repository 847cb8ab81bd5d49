import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

export const CONSOLE_BASE = "/console";
const YEAR = 31_536_000;

/** Nothing but its own files, inline nothing at all. Passkeys are made and shown here and nowhere else. */
const HEADERS = {
  "content-security-policy": [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy":
    "camera=(), microphone=(), geolocation=(), payment=(), publickey-credentials-get=(self), publickey-credentials-create=(self)",
  "cache-control": "no-store",
};

/** The console is one document, whichever of its screens is asked for; its files never change (STAFF-05). */
export async function serveConsole(app: FastifyInstance, folder: string): Promise<void> {
  const document = await readFile(join(folder, "index.html"));
  const answer = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    reply.headers(HEADERS).type("text/html; charset=utf-8").send(document);
  await app.register(fastifyStatic, {
    root: join(folder, "assets"),
    prefix: `${CONSOLE_BASE}/assets/`,
    decorateReply: false,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => {
      void reply
        .header("cache-control", `public, max-age=${YEAR}, immutable`)
        .header("x-robots-tag", "noindex");
    },
  });
  app.get(`${CONSOLE_BASE}/assets/*`, (_request, reply) => reply.code(404).send());
  app.get(CONSOLE_BASE, answer);
  app.get(`${CONSOLE_BASE}/*`, answer);
}
