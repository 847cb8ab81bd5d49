import type { Discount } from "@waslijn/contract/shared/pricing";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { ApiProblem } from "../../api-problem.ts";
import type { Db } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { countUses } from "./promo-uses.ts";

export type PromoCode = { code: string; percent: number | null; cents: number | null };

type PromoCodeRow = PromoCode & {
  valid_from: string | null;
  valid_until: string | null;
  max_uses: number | null;
};

/** The row of a code however it was typed. */
export const findPromoCode = (db: Db, typed: string): Promise<PromoCodeRow | undefined> =>
  db
    .selectFrom("promo_codes")
    .selectAll()
    .where("code", "=", typed.trim().toUpperCase())
    .executeTakeFirst();

/** What a code takes off a bill. */
export const discountOf = ({ percent, cents }: PromoCode): Discount =>
  percent === null ? { cents: cents ?? 0 } : { percent };

/**
 * The code if it can be used today. Whether a use is left for this order is decided when it is placed
 * (`take_promo_use`); who asks before is told of codes that are used up by now.
 */
export async function requireUsable(
  { db, clock }: Pick<Deps, "db" | "clock">,
  found: PromoCodeRow,
  field: string,
): Promise<PromoCode> {
  const today = amsterdamDate(clock.now());
  const isValid =
    (found.valid_from === null || found.valid_from <= today) &&
    (found.valid_until === null || today <= found.valid_until);
  if (!isValid) throw refusal("coupon_expired", field);
  if (found.max_uses !== null && (await countUses(db, found.code)) >= found.max_uses) {
    throw refusal("coupon_used_up", field);
  }
  return found;
}

const RULES = {
  coupon_unknown: "unknown",
  coupon_expired: "expired",
  coupon_used_up: "used_up",
} as const;

export const refusal = (type: keyof typeof RULES, field: string) =>
  new ApiProblem(type, { fields: [{ field, rule: RULES[type] }] });
