import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { serve } from "../../http/serve.ts";
import { lookUpPromoCode } from "./look-up-promo-code.ts";

export function promoCodeRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, "checkCoupon", async ({ body, request }) => {
    const typed = { typed: body.code, field: "code" };
    const { code, percent, cents } = await lookUpPromoCode(deps, request, typed);
    return { code, percent, amount: cents === null ? null : cents / 100 };
  });
}
