import type { FastifyInstance } from "fastify";
import { createHash, timingSafeEqual } from "node:crypto";
import { ApiProblem } from "../api-problem.ts";
import type { Deps } from "../deps.ts";
import { METRICS_TYPE, printMetrics } from "../metrics.ts";

/** `GET /metrics` with `Authorization: Bearer METRICS_TOKEN`; without that setting it does not exist. */
export function metricsRoute(app: FastifyInstance, deps: Deps): void {
  const token = deps.env.METRICS_TOKEN;
  if (!token) return;
  app.get("/metrics", async (request, reply) => {
    const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "")?.[1] ?? "";
    if (!isSame(given, token)) throw new ApiProblem("unauthorized");
    return reply
      .header("content-type", METRICS_TYPE)
      .header("cache-control", "no-store")
      .send(await printMetrics());
  });
}

/** Hashed first, so that the comparison takes as long for every guess. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
