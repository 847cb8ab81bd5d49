import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { ApiProblem } from "../api-problem.ts";
import type { Deps } from "../deps.ts";
import { callersOf } from "../http/limits/caller.ts";

const MINUTE = 60;
const RENDERS = 120;
const MOST_CALLERS = 10_000;

/**
 * Pages that nobody asked for before cost time; one caller has so many of them a minute. Kept by each node
 * for itself, for pages are read while the database is away too.
 */
export function renderLimit(deps: Deps): (request: FastifyRequest) => void {
  const renders = new LRUCache<string, number>({ max: MOST_CALLERS, ttl: MINUTE * 1000 });
  return (request) => {
    if (deps.env.RATE_LIMITS === "off") return;
    for (const { key, share } of callersOf(deps, request)) {
      const count = (renders.get(key) ?? 0) + 1;
      if (count > RENDERS * share)
        throw new ApiProblem("too_many_requests", { retryAfter: MINUTE });
      renders.set(key, count, { noUpdateTTL: true });
    }
  };
}
