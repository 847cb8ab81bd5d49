import { brand } from "@waslijn/contract/shared/brand";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Env } from "../env.ts";
import { escapeHtml } from "../escape-html.ts";
import { TRUSTED_TYPES } from "./security-headers.ts";
import { sendOnce, serveFiles } from "./send-page.ts";

export const CONSOLE_BASE = "/console";
const YEAR = 31_536_000;

/** Content security policy: own files only, nothing inline; images also from the owner's tile server (DESK-14). */
const policy = (script: string, tiles: string | undefined): string =>
  [
    "default-src 'none'",
    `script-src ${script}`,
    "style-src 'self'",
    `img-src 'self' data:${tiles ? ` ${new URL(tiles).origin}` : ""}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...Object.entries(TRUSTED_TYPES).map((rule) => rule.flat().join(" ")),
  ].join("; ");

type Settings = Pick<Env, "DRIVER_POSITIONS" | "MAP_TILES_URL">;

/** Passkeys are allowed only in the console, drivers' positions only if the shop asks for them (DRIVE-09). */
const permitted = (camera: string, geolocation: string): string =>
  `camera=${camera}, microphone=(), geolocation=${geolocation}, payment=(), publickey-credentials-get=(self), publickey-credentials-create=(self)`;

const COMMON = {
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "cache-control": "no-store",
};

/** Screens that scan labels may use the camera and our own WebAssembly (COUNT-01, DRIVE-02). */
const headersFor = ({ DRIVER_POSITIONS, MAP_TILES_URL }: Settings, isScanning = false) => ({
  ...COMMON,
  "content-security-policy": policy(
    isScanning ? "'self' 'wasm-unsafe-eval'" : "'self'",
    MAP_TILES_URL,
  ),
  "permissions-policy": permitted(
    isScanning ? "(self)" : "()",
    DRIVER_POSITIONS === "on" ? "(self)" : "()",
  ),
});

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
  /** Read at each request: an owner changes it on screen. */
  env: Settings,
): Promise<void> {
  const document = await readFile(join(folder, "index.html"), "utf8");
  const answerWith =
    (isScanning: boolean) =>
    (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
      reply
        .headers(headersFor(env, isScanning))
        .type("text/html; charset=utf-8")
        .send(withBusiness(document));
  await serveFiles(app, {
    root: join(folder, "assets"),
    prefix: `${CONSOLE_BASE}/assets`,
    setHeaders: (reply) => {
      void reply
        .header("cache-control", `public, max-age=${YEAR}, immutable`)
        .header("cross-origin-resource-policy", "same-origin")
        .header("x-robots-tag", "noindex");
    },
    otherwise: (_request, reply) => reply.code(404).send(),
  });
  for (const [name, type] of Object.entries(FOR_PHONES)) {
    const file = await readFile(join(folder, name));
    app.get(`${CONSOLE_BASE}/${name}`, (_request, reply) =>
      reply.headers(headersFor(env)).header("cache-control", "no-cache").type(type).send(file),
    );
  }
  app.get(CONSOLE_BASE, answerWith(false));
  for (const path of ["count", "count/stages", "route", "route/*"]) {
    app.get(`${CONSOLE_BASE}/${path}`, answerWith(true));
  }
  app.get(`${CONSOLE_BASE}/*`, async (request, reply) => {
    const drawn = await draw(request, reply);
    if (!drawn) return answerWith(false)(request, reply);
    return sendOnce(request, reply, { status: 200, headers: headersFor(env), ...drawn });
  });
}
