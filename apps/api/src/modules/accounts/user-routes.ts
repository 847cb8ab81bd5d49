import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { serve } from "../../http/serve.ts";
import { confirmAccount } from "./confirm-account.ts";
import { findUserByEmail } from "./users-repository.ts";

export function userRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, "userExists", async ({ body }) => ({
    exists: (await findUserByEmail(deps.db, body.email)) !== undefined,
  }));

  serve(app, deps, "confirmAccount", async ({ body }) => {
    await confirmAccount(deps, body.token);
    return null;
  });
}
