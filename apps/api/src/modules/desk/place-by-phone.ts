import type {
  PhoneOrderBody,
  estimateBody,
  PhoneEstimate,
} from "@waslijn/contract/console/by-phone";
import type { OrderBody } from "@waslijn/contract/customer/orders";
import type { Deps } from "../../deps.ts";
import type { RequestKey } from "../orders/idempotency.ts";
import { typedPhone, type Orderer } from "../orders/orderer.ts";
import { arrangeOrder } from "../orders/place-order.ts";
import { placeOnce } from "../orders/place-once.ts";
import {
  findPromoCode,
  refusal,
  requireUsable,
  type PromoCode,
  discountOf,
} from "../catalogue/promo-code.ts";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import type { Language } from "@waslijn/contract/shared/constants";
import { priceOrder } from "@waslijn/contract/shared/pricing";
import type * as z from "zod/mini";
import { lineNamer } from "../bills/bill-words.ts";
import { readTariff } from "../catalogue/prices-repository.ts";

/**
 * Places an order for a caller, by the rules of ordering (DESK-04). It is a guest order: the caller gets the mail with
 * the link, and sees it in their account once they log in with that address.
 */
export async function placeByPhone(
  deps: Deps,
  staff: { id: string },
  body: PhoneOrderBody,
  key: RequestKey | undefined,
): Promise<{ number: string }> {
  const { contact, language, location, hasBag, services, ...rest } = body;
  const orderer: Orderer = {
    contact: {
      name: contact.name.trim(),
      email: contact.email.trim(),
      phone: typedPhone("contact.phone", contact),
    },
    language,
    hasBag,
    location,
    userId: null,
    session: undefined,
    company: undefined,
    account: undefined,
  };
  const order: OrderBody["order"] = {
    ...rest,
    pickupLocation: location,
    deliveryLocation: location,
    cleaningServices: services,
    data: {},
  };
  const sender = {
    device: null,
    lookUpPromo: (typed: string) => requirePromo(deps, typed),
  };
  const answer = await placeOnce(deps, key, async (calendars) => ({
    ...(await arrangeOrder(deps, calendars, { user: { hasBag }, order }, orderer, sender)),
    by: { kind: "staff", id: staff.id },
  }));
  return answer as { number: string };
}

/** Finds a promo code. No rate limit, as staff do not guess codes. */
async function requirePromo(deps: Pick<Deps, "db" | "clock">, typed: string): Promise<PromoCode> {
  const found = await findPromoCode(deps.db, typed);
  if (!found) throw refusal("coupon_unknown", "couponCode");
  return requireUsable(deps, found, "couponCode");
}

/** Estimated bill of what the caller intends to hand in, at today's prices. */
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
