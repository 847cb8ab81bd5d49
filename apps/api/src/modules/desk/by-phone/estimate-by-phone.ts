import type { estimateBody, PhoneEstimate } from "@waslijn/contract/console/by-phone";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import type { Language } from "@waslijn/contract/shared/constants";
import { priceOrder } from "@waslijn/contract/shared/pricing";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import { lineNamer } from "../../bills/bill-words.ts";
import { readTariff } from "../../catalogue/prices-repository.ts";
import { discountOf } from "../../catalogue/promo-code.ts";
import { requirePromo } from "./require-promo.ts";

/** What a caller hears that it will cost: the bill of what they think to hand in, ordered now. */
export async function estimateByPhone(
  deps: Pick<Deps, "db" | "clock">,
  { pieces, kilos, hasBag, couponCode }: z.infer<typeof estimateBody>,
  language: Language,
): Promise<PhoneEstimate> {
  const now = deps.clock.now();
  const promo = couponCode.trim() ? await requirePromo(deps, couponCode) : undefined;
  const [tariff, nameOf] = await Promise.all([
    readTariff(deps.db, amsterdamDate(now)),
    lineNamer(deps.db, { created_at: now, coupon_code: promo?.code ?? "" }, language),
  ]);
  const discount = promo && discountOf(promo);
  const { lines, total } = priceOrder({ pieces, kilos, isFirstBag: !hasBag, discount }, tariff);
  return { lines: lines.map((line) => ({ label: nameOf(line), cents: line.cents })), total };
}
