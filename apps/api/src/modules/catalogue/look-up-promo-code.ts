import type { FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import { CODE_MISSES, countingMisses } from "../../http/limits/rate-limits.ts";
import { findPromoCode, refusal, requireUsable, type PromoCode } from "./promo-code.ts";

/**
 * The code as we keep it. One that is unknown, not valid today or used up is refused by name, and too many unknown
 * ones of a caller are not looked up any more, wherever they are typed.
 */
export async function lookUpPromoCode(
  deps: Deps,
  request: FastifyRequest,
  { typed, field }: { typed: string; field: string },
): Promise<PromoCode> {
  const found = await countingMisses(deps, request, () => findPromoCode(deps.db, typed), {
    ...CODE_MISSES,
    missing: () => refusal("coupon_unknown", field),
  });
  return requireUsable(deps, found, field);
}
