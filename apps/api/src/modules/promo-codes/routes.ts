import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { CODE_MISSES, countingMisses } from "../../http/limits/rate-limits.ts";
import { serve } from "../../http/serve.ts";
import { findPromoCode, refusal, requireValid } from "./check-promo-code.ts";

export function promoCodeRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, "checkCoupon", async ({ body, request }) => {
    const found = await countingMisses(deps, request, () => findPromoCode(deps.db, body.code), {
      ...CODE_MISSES,
      missing: () => refusal("coupon_unknown", "code"),
    });
    const { code, percent, cents } = requireValid(found, amsterdamDate(deps.clock.now()), "code");
    return { code, percent, amount: cents === null ? null : cents / 100 };
  });
}
