import type { Discount } from "@waslijn/contract/shared/pricing";
import { ApiProblem } from "../../api-problem.ts";
import type { Db } from "../../db/client.ts";

export type PromoCode = { code: string; percent: number | null; cents: number | null };

type PromoCodeRow = PromoCode & { valid_from: string | null; valid_until: string | null };

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

export function requireValid(found: PromoCodeRow, today: string, field: string): PromoCode {
  const isValid =
    (found.valid_from === null || found.valid_from <= today) &&
    (found.valid_until === null || today <= found.valid_until);
  if (!isValid) throw refusal("coupon_expired", field);
  return found;
}

export const refusal = (type: "coupon_unknown" | "coupon_expired", field: string) =>
  new ApiProblem(type, {
    fields: [{ field, rule: type === "coupon_unknown" ? "unknown" : "expired" }],
  });
