import type { FastifyInstance } from "fastify";
import type { Env } from "../env.ts";
import fastifyCors from "@fastify/cors";
import { DEVICE_HEADER, IDEMPOTENCY_HEADER } from "@waslijn/contract/shared/constants";
import type { Deps } from "../deps.ts";

/** Longer than the year that preload lists ask for. */
const MAX_AGE = "max-age=63072000";
/** Subdomains and preload lists concern hosts other than ours, so an operator has to choose them. */
const HSTS: Record<Env["HSTS"], string> = {
  host: MAX_AGE,
  subdomains: `${MAX_AGE}; includeSubDomains`,
  preload: `${MAX_AGE}; includeSubDomains; preload`,
};

/** Headers of every response: pages, files, redirects and errors. */
export function everyAnswerHeaders(env: Env): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    ...(env.PUBLIC_URL?.startsWith("https:") && {
      "strict-transport-security": HSTS[env.HSTS],
    }),
  };
}

export function everyAnswer(app: FastifyInstance, env: Env): void {
  const headers = everyAnswerHeaders(env);
  app.addHook("onSend", async (_request, reply) => void reply.headers(headers));
}

/** API responses are never pages, and are not cached unless the call allows it. */
export function apiHeaders(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply) => {
    reply.header("x-request-id", request.id);
    reply.header("referrer-policy", "no-referrer");
    if (!reply.hasHeader("content-security-policy")) {
      reply.header("content-security-policy", "default-src 'none'; frame-ancestors 'none'");
    }
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  });
}

/** Pages on another host than the API (API-04) may call it if ALLOWED_ORIGINS lists them. */
export async function cors(app: FastifyInstance, { env }: Deps): Promise<void> {
  if (!env.ALLOWED_ORIGINS) return;
  const origins = env.ALLOWED_ORIGINS.split(",").map((origin) => origin.trim());
  await app.register(fastifyCors, {
    origin: async (origin: string | undefined) => origin !== undefined && origins.includes(origin),
    methods: ["GET", "POST", "PUT", "PATCH", "DELETE"],
    allowedHeaders: [
      "authorization",
      "content-type",
      "accept-language",
      DEVICE_HEADER,
      IDEMPOTENCY_HEADER,
    ],
    exposedHeaders: ["retry-after", "x-request-id", "etag"],
    maxAge: 7200,
    // A preflight without a method is answered normally instead of with 400.
    strictPreflight: false,
  });
}
