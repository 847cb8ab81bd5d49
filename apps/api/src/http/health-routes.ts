import type { FastifyInstance } from "fastify";
import { ApiProblem } from "../api-problem.ts";
import type { Deps } from "../deps.ts";
import { sql } from "kysely";
import { hostname } from "node:os";
import { setTimeout as after } from "node:timers/promises";
import type { Db } from "../db/client.ts";
import { createHash, timingSafeEqual } from "node:crypto";
import { METRICS_TYPE, printMetrics } from "../metrics.ts";

/** Liveness never touches the database; readiness writes to it (CLUSTER-02). */
export function healthRoutes(app: FastifyInstance, deps: Deps): void {
  const isReady = isWritable(deps.db);
  app.get("/health/live", async () => ({ status: "live" }));
  app.get("/health/ready", async () => {
    if (!(await isReady())) throw new ApiProblem("unavailable", { retryAfter: 1 });
    return { status: "ready" };
  });
}

const PATIENCE_MS = 3000;
/** A row of the table of jobs that is not a job. */
const ROW = `ready ${hostname()}`;

/**
 * Whether the database accepts durable writes: updates and commits one row per machine, as an order would. A message in
 * the WAL alone would succeed on a primary that was made read-only. A COMMIT waiting for a standby is never cancelled;
 * concurrent checks share it, because their connections would pile up behind it.
 */
export function isWritable(db: Db, patienceMs = PATIENCE_MS): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined;
  const ask = (): Promise<boolean> =>
    sql`INSERT INTO job_runs (name, succeeded_at) VALUES (${ROW}, now())
      ON CONFLICT (name) DO UPDATE SET succeeded_at = excluded.succeeded_at`
      .execute(db)
      .then(
        () => true,
        () => false,
      )
      .finally(() => (asking = undefined));
  return () => {
    asking ??= ask();
    return Promise.race([asking, after(patienceMs, false, { ref: false })]);
  };
}

/** `GET /metrics` with `Authorization: Bearer METRICS_TOKEN`; without that setting it does not exist. */
export function metricsRoute(app: FastifyInstance, deps: Deps): void {
  const token = deps.env.METRICS_TOKEN;
  if (!token) return;
  app.get("/metrics", async (request, reply) => {
    const bearer = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "")?.[1] ?? "";
    if (!isSame(bearer, token)) throw new ApiProblem("unauthorized");
    return reply
      .header("content-type", METRICS_TYPE)
      .header("cache-control", "no-store")
      .send(await printMetrics());
  });
}

/** Hashed first, for a constant-time comparison of equal lengths. */
function isSame(actual: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(actual), digest(expected));
}
