import type { UserLocation } from "@waslijn/contract/customer/locations";
import { needsBag } from "../bills/price-bill.ts";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import type { OrderBody } from "@waslijn/contract/customer/orders";
import { postalDigits, toPostalCode } from "@waslijn/contract/shared/rules";
import { isDeepStrictEqual } from "node:util";
import { ApiProblem } from "../../api-problem.ts";
import { newId } from "../../db/new-id.ts";
import type { Deps } from "../../deps.ts";
import { addressLines } from "../catalogue/address-lines.ts";
import { askToVerify } from "../accounts/ask-to-verify.ts";
import { hubOfPostalDigits, type Calendars } from "../catalogue/times/calendars.ts";
import { orderMails, type Recipient } from "./mail-recipients.ts";
import { refuseField, type Orderer } from "./orderer.ts";
import type { Arrangement } from "./place-once.ts";
import { discountOf, type PromoCode } from "../catalogue/promo-code.ts";
import { offeredWindows, slotsOf, windowAnswer, windowColumns } from "./windows.ts";

/** Checks that need only the request body. */
export function checkOrderBody({ order }: OrderBody): void {
  if (order.b2bType === "re-cover") {
    if (order.deliveryTime) throw refuseField("order.deliveryTime", "not_for_re_cover");
    if (order.deliveryLocation) throw refuseField("order.deliveryLocation", "not_for_re_cover");
  } else if (!order.deliveryTime) throw refuseField("order.deliveryTime", "required");
  const { pickupLocation, deliveryLocation } = order;
  if (deliveryLocation && !isDeepStrictEqual(deliveryLocation, pickupLocation)) {
    throw refuseField("order.deliveryLocation", "same_as_pickup");
  }
}

/** The browser that sends an order, and how it looks up a promo code. */
type Sender = {
  device: string | null;
  lookUpPromo: (typed: string) => Promise<PromoCode | undefined>;
};

/** A consumer's, re-use or re-cover order, validated against the calendars and ready to book. */
export async function arrangeOrder(
  deps: Deps,
  calendars: Calendars,
  { order }: OrderBody,
  orderer: Orderer,
  { device, lookUpPromo }: Sender,
): Promise<Arrangement> {
  const { env } = deps;
  const now = deps.clock.now();
  const today = amsterdamDate(now);
  const { company, contact, language } = orderer;
  const location: UserLocation = {
    ...orderer.location,
    address: addressLines(orderer.location).join("\n"),
    postalCode: toPostalCode(orderer.location.postalCode),
  };
  const hub = hubOfPostalDigits(calendars, postalDigits(location.postalCode));
  if (!hub) throw new ApiProblem("outside_service_area");
  const windows = offeredWindows(hub, now, {
    pickupTime: order.pickupTime,
    deliveryTime: order.deliveryTime,
    isNew: orderer.hasBag !== true,
  });
  const promo = order.couponCode.trim() ? await lookUpPromo(order.couponCode) : undefined;
  const id = newId();
  const isFirstBag = needsBag({ kind: order.b2bType ?? "consumer", has_bag: orderer.hasBag });
  // An account with a bag has ordered before; a guest is asked only if this is their first order, as `writeSms` checks.
  const mayBeFirst = !order.b2bType && (isFirstBag || orderer.userId === null);
  const verify = mayBeFirst && askToVerify(deps, { id, phone: contact.phone, language });
  const recipients: Recipient[] = [
    { kind: "order-confirmation", recipient: contact.email, language },
  ];
  if (company) {
    recipients.push({
      kind: "company-order",
      recipient: company.email,
      language: company.language,
    });
  }
  const services = [...new Set(order.cleaningServices)];
  return {
    windows: slotsOf(windows),
    ...(company && {
      count: { subject: `company:${company.id}`, date: today, limit: company.daily_limit },
    }),
    ...(orderer.account && { account: orderer.account }),
    ...(orderer.session && { session: orderer.session }),
    ...(verify && { phone_check: verify.check }),
    ...(isFirstBag && { kit: true as const }),
    location_id: newId(),
    order: {
      id,
      kind: order.b2bType ?? "consumer",
      hub_id: hub.hubId,
      user_id: orderer.userId,
      company_id: company?.id ?? null,
      service_point_id: null,
      language,
      ...windowColumns(windows),
      services,
      bags: null,
      notes: order.notes.trim(),
      instructions: order.instructions ?? {},
      coupon_code: promo?.code ?? "",
      discount: promo ? discountOf(promo) : null,
      contact,
      pickup_location: location,
      delivery_location: windows.delivery ? location : null,
      has_bag: orderer.hasBag,
      device,
    },
    mails: [...orderMails(env, recipients), ...(verify ? [verify.text] : [])],
    answer: { id, status: "placed", services, ...windowAnswer(windows) },
  };
}
