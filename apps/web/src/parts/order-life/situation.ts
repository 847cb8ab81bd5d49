import { isBilledPerPiece } from "@waslijn/contract/shared/order-life";
import { type LivingOrder, whenOf } from "./life-steps.ts";
import { useLanguage } from "../../i18n/language-context.ts";
import { useOrderLifeTexts } from "./order-life-texts.ts";

/** What there is to say about an order: one sentence for each (MINE-02). */
export const SITUATIONS = [
  "placed",
  "pickupMissed",
  "pickedUp",
  "pickedUpUncounted",
  "counted",
  "ready",
  "readyKept",
  "deliveryMissed",
  "withdrawn",
  "delivered",
  "ended",
  "cancelled",
] as const;
export type Situation = (typeof SITUATIONS)[number];

/** A missed stop goes before a withdrawal, and that before the state; what is not brought back ends in other words. */
export function situationOf(order: LivingOrder): Situation {
  const { kind, state, awaits, delivery, withdrawnAt } = order;
  if (state === "cancelled") return "cancelled";
  if (state === "delivered") return delivery ? "delivered" : "ended";
  if (awaits) return awaits === "pickup" ? "pickupMissed" : "deliveryMissed";
  if (withdrawnAt) return "withdrawn";
  if (state === "picked-up") return isBilledPerPiece(kind) ? "pickedUp" : "pickedUpUncounted";
  if (state === "ready") return delivery ? "ready" : "readyKept";
  return state;
}

/** What is happening with an order, in one sentence. */
export function useSentence(order: LivingOrder): string {
  const { sentences } = useOrderLifeTexts();
  const language = useLanguage();
  const delivery = order.delivery ? whenOf(order.delivery, language) : undefined;
  const said = sentences[situationOf(order)](whenOf(order.pickup, language), delivery);
  return capitalised(said);
}

/** Dutch days are written small, wherever in a sentence they do not begin it. */
const capitalised = (text: string): string =>
  text.replace(
    /(^|[.] )(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
