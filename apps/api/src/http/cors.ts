import { DEVICE_HEADER, IDEMPOTENCY_HEADER } from "@waslijn/contract/shared/constants";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";

const HEADERS = `authorization, content-type, accept-language, ${DEVICE_HEADER}, ${IDEMPOTENCY_HEADER}`;

/** Pages on another host than the API's own (API-04) may call it if ALLOWED_ORIGINS names them. */
export function cors(app: FastifyInstance, deps: Deps): void {
  const origins = deps.env.ALLOWED_ORIGINS.split(",").map((origin) => origin.trim());
  if (!deps.env.ALLOWED_ORIGINS) return;
  app.addHook("onRequest", async (request, reply) => {
    reply.header("vary", "Origin");
    const { origin } = request.headers;
    if (!origin || !origins.includes(origin)) return;
    reply
      .header("access-control-allow-origin", origin)
      .header("access-control-expose-headers", "retry-after, x-request-id, etag");
    if (request.method !== "OPTIONS") return;
    return reply
      .header("access-control-allow-methods", "GET, POST")
      .header("access-control-allow-headers", HEADERS)
      .header("access-control-max-age", "7200")
      .code(204)
      .send();
  });
}
