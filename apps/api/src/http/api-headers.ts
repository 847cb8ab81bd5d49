import type { FastifyInstance } from "fastify";

/** No answer of the API is a page, and none may be kept unless its call says so. */
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
