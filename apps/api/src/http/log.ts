import type { FastifyServerOptions, FastifyInstance, FastifyRequest } from "fastify";
import type { Writable } from "node:stream";
import type { Env } from "../env.ts";
import { countMetric, observeRequest } from "../metrics.ts";

/** Logs contain the route pattern, never the query, the body or a header. */
export function logOptions(
  env: Env,
  stream?: Writable,
): NonNullable<FastifyServerOptions["logger"]> {
  return {
    ...(stream && { stream }),
    level: env.LOG_LEVEL,
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions?.url }),
      res: (reply) => ({ status: reply.statusCode }),
      err: (error) => ({
        type: error.name,
        code: error.code,
        ...placeInDatabase(error),
        message: "",
        stack: framesOf(error),
      }),
    },
  };
}

/** Schema names from a PostgreSQL error; its message and detail are left out because they quote values. */
function placeInDatabase(error: object): Record<string, unknown> {
  const names = ["table", "column", "constraint", "routine"] as const;
  return Object.fromEntries(
    names.flatMap((name) => (name in error ? [[name, error[name as keyof typeof error]]] : [])),
  );
}

/** The stack frames without the message, which may quote user input. */
function framesOf(error: Error): string {
  return (error.stack ?? "")
    .split("\n")
    .filter((line) => line.trim().startsWith("at "))
    .join("\n");
}

/** One line per request, with the route pattern; never the query, the body or a header. */
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

/** The path of an unknown route may contain anything, so it is not logged. */
const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? "(unknown)";
