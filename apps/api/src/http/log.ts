import type { FastifyServerOptions } from "fastify";
import type { Writable } from "node:stream";
import type { Env } from "../env.ts";

/** Logs hold the route pattern, never the query, the body or a header. */
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
      err: (error) => ({ type: error.name, code: error.code, message: "", stack: framesOf(error) }),
    },
  };
}

/** A message may quote what a person typed; the frames beneath it cannot. */
function framesOf(error: Error): string {
  return (error.stack ?? "")
    .split("\n")
    .filter((line) => line.trim().startsWith("at "))
    .join("\n");
}
