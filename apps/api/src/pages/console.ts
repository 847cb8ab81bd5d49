import fastifyStatic from "@fastify/static";
import { brand } from "@waslijn/contract/shared/brand";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { escapeHtml } from "../escape-html.ts";
import { sendOnce } from "./send-page.ts";

export const CONSOLE_BASE = "/console";
const YEAR = 31_536_000;

/** Content security policy: own files only, nothing inline. */
const policy = (script: string): string =>
  [
    "default-src 'none'",
    `script-src ${script}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/** Passkeys are allowed only in the console. */
const permitted = (camera: string): string =>
  `camera=${camera}, microphone=(), geolocation=(), payment=(), publickey-credentials-get=(self), publickey-credentials-create=(self)`;

const HEADERS = {
  "content-security-policy": policy("'self'"),
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": permitted("()"),
  "cache-control": "no-store",
};

/** For screens that scan labels: allows the camera and our own WebAssembly (COUNT-01, DRIVE-02). */
const SCANNING = {
  ...HEADERS,
  "content-security-policy": policy("'self' 'wasm-unsafe-eval'"),
  "permissions-policy": permitted("(self)"),
};

/** PWA files for drivers' phones; their URLs are not hashed, so they are revalidated each time. */
const FOR_PHONES = {
  "worker.js": "text/javascript; charset=utf-8",
  "manifest.webmanifest": "application/manifest+json",
};

/** Writes the current name and phone into the built document (SET-03). */
export const withBusiness = (document: string): string =>
  document.replace(
    /<meta name="application-name"[^>]*>/,
    () =>
      `<meta name="application-name" content="${escapeHtml(brand.name)}" data-phone="${escapeHtml(brand.phoneLink)}">`,
  );

/** Renders the document with its screen, if the caller may see it. */
export type DrawDocument = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<{ html: string; language: string } | undefined>;

/** One document for all screens of the console; its hashed files are immutable (STAFF-05). */
export async function serveConsole(
  app: FastifyInstance,
  folder: string,
  draw: DrawDocument,
): Promise<void> {
  const document = await readFile(join(folder, "index.html"), "utf8");
  const answerWith =
    (headers: Record<string, string>) =>
    (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
      reply.headers(headers).type("text/html; charset=utf-8").send(withBusiness(document));
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
        .header("cross-origin-resource-policy", "same-origin")
        .header("x-robots-tag", "noindex");
    },
  });
  app.get(`${CONSOLE_BASE}/assets/*`, (_request, reply) => reply.code(404).send());
  for (const [name, type] of Object.entries(FOR_PHONES)) {
    const file = await readFile(join(folder, name));
    app.get(`${CONSOLE_BASE}/${name}`, (_request, reply) =>
      reply.headers(HEADERS).header("cache-control", "no-cache").type(type).send(file),
    );
  }
  app.get(CONSOLE_BASE, answerWith(HEADERS));
  for (const path of ["count", "route", "route/*"]) {
    app.get(`${CONSOLE_BASE}/${path}`, answerWith(SCANNING));
  }
  app.get(`${CONSOLE_BASE}/*`, async (request, reply) => {
    const drawn = await draw(request, reply);
    if (!drawn) return answerWith(HEADERS)(request, reply);
    return sendOnce(request, reply, { status: 200, headers: HEADERS, ...drawn });
  });
}
