import { sql } from "kysely";
import type { FastifyInstance } from "fastify";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";

/** Liveness never touches the database; readiness does. */
export function healthRoutes(app: FastifyInstance, deps: Deps): void {
  app.get("/health/live", async () => ({ status: "live" }));
  app.get("/health/ready", async () => {
    try {
      await sql`SELECT 1`.execute(deps.db);
    } catch {
      throw new ApiProblem("unavailable");
    }
    return { status: "ready" };
  });
}
