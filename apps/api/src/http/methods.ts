import type { FastifyInstance, FastifyPluginAsync, HTTPMethods } from "fastify";
import { ApiProblem } from "../api-problem.ts";

const METHODS: HTTPMethods[] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * Answers 405 with `Allow` for a known path with another method. Call it before registering the routes, and register
 * the returned plugin after them, so that it sees the routes of plugins too.
 */
export function watchMethods(app: FastifyInstance): FastifyPluginAsync {
  const allowed = new Map<string, Set<string>>();
  let isWatching = true;
  app.addHook("onRoute", ({ method, path }) => {
    if (!isWatching) return;
    const methods = allowed.get(path) ?? new Set<string>();
    allowed.set(path, methods);
    for (const one of [method].flat()) methods.add(one);
  });
  return async (scope) => {
    isWatching = false;
    for (const [path, methods] of allowed) refuseOthers(scope, path, methods);
  };
}

function refuseOthers(app: FastifyInstance, path: string, methods: Set<string>): void {
  if (methods.has("GET")) methods.add("HEAD");
  const allow = [...methods].sort().join(", ");
  const others = METHODS.filter((method) => !methods.has(method));
  app.route({
    method: others,
    url: path.slice(app.prefix.length),
    // Before the body is parsed, because it does not matter.
    onRequest: async (_request, reply) => {
      reply.header("allow", allow);
      throw new ApiProblem("method_not_allowed");
    },
    handler: async () => undefined,
  });
}
