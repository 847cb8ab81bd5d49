import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { serveConsole } from "../../http/serve-console.ts";
import { serve } from "../../http/serve.ts";
import { listUses } from "./promo-uses.ts";
import { lookUpPromoCode } from "./look-up-promo-code.ts";

export function promoCodeRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, "checkCoupon", async ({ body, request }) => {
    const typed = { typed: body.code, field: "code" };
    const { code, percent, cents } = await lookUpPromoCode(deps, request, typed);
    return { code, percent, amount: cents === null ? null : cents / 100 };
  });
  serveConsole(app, deps, "promoUses", () => listUses(deps.db));
}
