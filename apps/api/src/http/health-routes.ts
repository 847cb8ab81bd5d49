import type { FastifyInstance } from "fastify";
import { ApiProblem } from "../api-problem.ts";
import type { Deps } from "../deps.ts";
import { isWritable } from "./is-writable.ts";

/** Liveness never touches the database; readiness writes to it (CLUSTER-02). */
export function healthRoutes(app: FastifyInstance, deps: Deps): void {
  const isReady = isWritable(deps.db);
  app.get("/health/live", async () => ({ status: "live" }));
  app.get("/health/ready", async () => {
    if (!(await isReady())) throw new ApiProblem("unavailable", { retryAfter: 1 });
    return { status: "ready" };
  });
}
