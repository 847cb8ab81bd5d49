import { ApiProblem } from "../../api-problem.ts";
import type { Db } from "../../db/client.ts";

/** The code as we keep it, or none; a code that is unknown or not valid today is refused by name. */
export async function checkPromoCode(db: Db, typed: string, today: string): Promise<string> {
  const code = typed.trim().toUpperCase();
  if (code === "") return "";
  const found = await db
    .selectFrom("promo_codes")
    .select(["valid_from", "valid_until"])
    .where("code", "=", code)
    .executeTakeFirst();
  if (!found) throw refusal("coupon_unknown", "unknown");
  const isValid =
    (found.valid_from === null || found.valid_from <= today) &&
    (found.valid_until === null || today <= found.valid_until);
  if (!isValid) throw refusal("coupon_expired", "expired");
  return code;
}

const refusal = (type: "coupon_unknown" | "coupon_expired", rule: string) =>
  new ApiProblem(type, { fields: [{ field: "order.couponCode", rule }] });
