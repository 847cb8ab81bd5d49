import type { Discount } from "@waslijn/contract/shared/pricing";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { ApiProblem } from "../../api-problem.ts";
import type { Db } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { sql } from "kysely";
import type { FastifyRequest } from "fastify";
import { CODE_MISSES, countingMisses } from "../../http/limits/rate-limits.ts";

export type PromoCode = { code: string; percent: number | null; cents: number | null };

type PromoCodeRow = PromoCode & {
  valid_from: string | null;
  valid_until: string | null;
  max_uses: number | null;
};

/** Finds a code, ignoring how it was typed. */
export const findPromoCode = (db: Db, typed: string): Promise<PromoCodeRow | undefined> =>
  db
    .selectFrom("promo_codes")
    .selectAll()
    .where("code", "=", typed.trim().toUpperCase())
    .executeTakeFirst();

export const discountOf = ({ percent, cents }: PromoCode): Discount =>
  percent === null ? { cents: cents ?? 0 } : { percent };

/**
 * Returns the code if it is valid today. Whether a use is left is decided when the order is placed (`take_promo_use`);
 * here codes that are already used up are only reported early.
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

/** A code's uses are the orders with it, except cancelled ones. */
const used = (db: Db) =>
  db
    .selectFrom("orders")
    .select(sql<number>`count(*)::integer`.as("uses"))
    .where("coupon_code", "<>", "")
    .where("status", "<>", "cancelled");

async function countUses(db: Db, code: string): Promise<number> {
  const { uses } = await used(db).where("coupon_code", "=", code).executeTakeFirstOrThrow();
  return uses;
}

/** Number of uses of each code that was used at least once. */
export const listUses = (db: Db): Promise<{ code: string; uses: number }[]> =>
  used(db).select("coupon_code as code").groupBy("coupon_code").orderBy("coupon_code").execute();

/**
 * The stored code. Throws for a code that is unknown, not valid today or used up; after too many unknown codes a caller
 * is rate-limited, across all forms.
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
