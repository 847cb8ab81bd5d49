import * as z from "zod/mini";
import { requiredText } from "../shared/fields.ts";

export const couponBody = z.object({ code: requiredText(40) });

/** What a promo code takes off: a part of the bill, or an amount in euros. */
export const coupon = z.object({
  code: z.string(),
  percent: z.nullable(z.number()),
  amount: z.nullable(z.number()),
});
export type Coupon = z.infer<typeof coupon>;
