import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { serve } from "../../http/serve.ts";
import { askRecovery, cooldownLeft } from "./ask-recovery.ts";
import { validRecoverToken } from "./recover-token.ts";
import { resetPassword } from "./reset-password.ts";

export function recoverRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, "recoverEmail", ({ body, language }) => askRecovery(deps, body.email, language));

  serve(app, deps, "checkRecoverEmail", ({ body }) => cooldownLeft(deps, body.email));

  serve(app, deps, "checkRecoverToken", async ({ body }) => {
    const { expires_at } = await validRecoverToken(deps, body.token);
    const left = (expires_at.getTime() - deps.clock.now().getTime()) / 1000;
    return { valid: true as const, ttl: Math.floor(left) };
  });

  serve(app, deps, "recover", ({ body, language }) => resetPassword(deps, body, language));
}
