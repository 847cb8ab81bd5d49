import type { FastifyInstance, FastifyRequest } from "fastify";
import { countMetric, observeRequest } from "../metrics.ts";

/** One line per request: what was asked for by its pattern, never the query, the body or a header. */
export function accessLog(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const route = routeOf(request);
    const status = reply.statusCode;
    request.log.info(
      { method: request.method, route, status, ms: Math.round(reply.elapsedTime * 10) / 10 },
      "answered",
    );
    countMetric("waslijn_requests_total", { route, method: request.method, status });
    observeRequest(route, reply.elapsedTime / 1000);
  });
}

/** A path that no route knows may contain anything, so it is not logged. */
const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? "(unknown)";
