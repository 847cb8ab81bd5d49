import type { PhoneOrderBody } from "@waslijn/contract/console/by-phone";
import type { OrderBody } from "@waslijn/contract/customer/orders";
import type { Deps } from "../../../deps.ts";
import type { RequestKey } from "../../orders/idempotency.ts";
import { typedPhone, type Orderer } from "../../orders/orderer.ts";
import { arrangeOrder } from "../../orders/place-order.ts";
import { placeOnce } from "../../orders/place-once.ts";
import { requirePromo } from "./require-promo.ts";

/**
 * Places an order for somebody on the phone, under the rules of ordering (DESK-04). It is a guest's: the caller
 * has the mail with the link, and finds it among their own once they log in with that address.
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
