import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";

/** No answer of the API is a page, and none may be kept unless its call says so. */
export function apiHeaders(app: FastifyInstance, { env }: Deps): void {
  const isSecure = env.PUBLIC_URL?.startsWith("https:");
  app.addHook("onSend", async (request, reply) => {
    reply.header("x-request-id", request.id);
    reply.header("x-content-type-options", "nosniff");
    reply.header("referrer-policy", "no-referrer");
    if (isSecure) reply.header("strict-transport-security", "max-age=63072000; includeSubDomains");
    if (!reply.hasHeader("content-security-policy")) {
      reply.header("content-security-policy", "default-src 'none'; frame-ancestors 'none'");
    }
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  });
}
