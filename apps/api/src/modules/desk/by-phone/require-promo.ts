import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import type { Deps } from "../../../deps.ts";
import {
  findPromoCode,
  refusal,
  requireValid,
  type PromoCode,
} from "../../promo-codes/promo-code.ts";

/** The code that a caller reads out. Staff guess no codes, so that no limit stands before it. */
export async function requirePromo(
  { db, clock }: Pick<Deps, "db" | "clock">,
  typed: string,
): Promise<PromoCode> {
  const found = await findPromoCode(db, typed);
  if (!found) throw refusal("coupon_unknown", "couponCode");
  return requireValid(found, amsterdamDate(clock.now()), "couponCode");
}
