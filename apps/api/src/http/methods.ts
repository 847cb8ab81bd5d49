import type {
  FastifyInstance,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
} from "fastify";
import { ApiProblem } from "../api-problem.ts";

/**
 * Answers 405 with `Allow` for a known path with another method. Call it before registering the routes, and register
 * the returned plugin after them, so that it sees the routes of plugins too. Routes for all other methods would be five
 * times as many as the calls, and take a start a tenth of its time: so a path is looked up when a request has found no
 * route.
 */
export function watchMethods(app: FastifyInstance, notFound: Handler): FastifyPluginAsync {
  const allowed = new Map<string, Set<string>>();
  let isWatching = true;
  app.addHook("onRoute", ({ method, path }) => {
    if (!isWatching) return;
    const methods = allowed.get(path) ?? new Set<string>();
    allowed.set(path, methods);
    for (const one of [method].flat()) methods.add(one);
  });
  let patterns: [RegExp, Set<string>][] | undefined;
  const methodsAt = (path: string): Set<string> | undefined => {
    patterns ??= patternsOf(allowed);
    return allowed.get(path) ?? patterns.find(([pattern]) => pattern.test(path))?.[1];
  };
  const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const methods = methodsAt(request.url.replace(/[?#].*/, ""));
    if (!methods) return;
    reply.header("allow", [...methods].sort().join(", "));
    throw new ApiProblem("method_not_allowed");
  };
  // Before the body is parsed, because it does not matter.
  app.addHook("onRequest", async (request, reply) => {
    // With CORS all OPTIONS have a route.
    if (request.is404 || request.method === "OPTIONS") await onRequest(request, reply);
  });
  return async (scope) => {
    isWatching = false;
    for (const [path, methods] of shadowed(allowed)) {
      scope.route({
        method: methods,
        url: path.slice(scope.prefix.length),
        onRequest,
        handler: notFound,
      });
    }
    // Pages answer every other GET; unknown paths under the API's base get a problem for GET too (API-54).
    for (const unknown of ["/", "/*"]) scope.get(unknown, { onRequest }, notFound);
  };
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Methods of paths like `/orders/new` that a route like `/orders/:number` would answer. */
function shadowed(allowed: ReadonlyMap<string, ReadonlySet<string>>): [string, HTTPMethods[]][] {
  const all = [...allowed].map(([path, methods]) => ({ path, methods, parts: path.split("/") }));
  const general = all.filter(({ path }) => path.includes("/:"));
  return all.flatMap(({ path, methods, parts }) => {
    const others = general
      .filter((one) => covers(one.parts, parts))
      .flatMap((one) => [...one.methods])
      .filter((method) => !methods.has(method));
    return others.length > 0 ? [[path, [...new Set(others)] as HTTPMethods[]]] : [];
  });
}

const covers = (general: string[], parts: string[]): boolean =>
  general.length === parts.length &&
  parts.every((part, index) => part === general[index] || general[index]?.startsWith(":")) &&
  parts.some((part, index) => part !== general[index] && !part.startsWith(":"));

/** Paths with parameters; those with fewer come first, as in the router. */
function patternsOf(allowed: ReadonlyMap<string, Set<string>>): [RegExp, Set<string>][] {
  const parameters = (path: string): number => path.split(":").length;
  return [...allowed]
    .filter(([path]) => path.includes(":"))
    .sort(([a], [b]) => parameters(a) - parameters(b))
    .map(([path, methods]) => [
      new RegExp(
        `^${path
          .split(/:\w+/)
          .map((text) => RegExp.escape(text))
          .join("[^/]+")}$`,
      ),
      methods,
    ]);
}
