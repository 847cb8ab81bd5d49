import { SERVICE_CODES } from "@waslijn/contract/shared/codes";
import type { Deps } from "../../deps.ts";
import type { Calendars } from "../catalogue/times/calendars.ts";
import { orderLanguage } from "./mail-recipients.ts";
import type { Orderer } from "./orderer.ts";
import type { OrderRow } from "./orders-repository.ts";
import type { Arrangement } from "./place-once.ts";
import { arrangeOrder } from "./place-order.ts";

type Repeat = {
  /** Where its mails go. */
  email: string;
  hasBag: boolean | null;
  pickupTime: string;
  deliveryTime: string;
  device: string | null;
};

/**
 * A consumer's order once more, for the same account or guest and under the rules of ordering. Its promo code counted
 * once and is left out.
 */
export function arrangeRepeat(
  deps: Deps,
  calendars: Calendars,
  last: OrderRow,
  { email, hasBag, pickupTime, deliveryTime, device }: Repeat,
): Promise<Arrangement> {
  const { contact, pickup_location: location } = last;
  if (!location) throw new Error("An order without an address cannot be repeated.");
  const orderer: Orderer = {
    contact: { name: contact.name ?? "", email, phone: contact.phone ?? "" },
    language: orderLanguage(last),
    hasBag,
    location,
    userId: last.user_id,
    session: undefined,
    company: undefined,
    account: undefined,
  };
  const order = {
    pickupTime,
    deliveryTime,
    pickupLocation: location,
    deliveryLocation: location,
    cleaningServices: SERVICE_CODES.filter((code) => last.services.includes(code)),
    notes: last.notes,
    instructions: last.instructions,
    couponCode: "",
    data: {},
  };
  const sender = { device, lookUpPromo: async () => undefined };
  return arrangeOrder(deps, calendars, { user: { hasBag }, order }, orderer, sender);
}
