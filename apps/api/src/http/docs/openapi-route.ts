import type { FastifyInstance } from "fastify";
import { openapi } from "./openapi.ts";

/** The description for machines; the page for people is drawn by `pages/api-docs`. */
export function openapiRoute(app: FastifyInstance): void {
  const json = JSON.stringify(openapi());
  app.get("/openapi.json", async (_request, reply) =>
    reply.type("application/json; charset=utf-8").send(json),
  );
}
