import type { Deps } from "../../../deps.ts";
import {
  findPromoCode,
  refusal,
  requireUsable,
  type PromoCode,
} from "../../catalogue/promo-code.ts";

/** The code that a caller reads out. Staff guess no codes, so that no limit stands before it. */
export async function requirePromo(
  deps: Pick<Deps, "db" | "clock">,
  typed: string,
): Promise<PromoCode> {
  const found = await findPromoCode(deps.db, typed);
  if (!found) throw refusal("coupon_unknown", "couponCode");
  return requireUsable(deps, found, "couponCode");
}
