import { isBilledPerPiece } from "@waslijn/contract/shared/order-life";
import { type LivingOrder, whenOf } from "./life-steps.ts";
import { useLanguage } from "../../i18n/language-context.ts";
import { useOrderLifeTexts } from "./order-life-texts.ts";

/** States of an order with their own sentence (MINE-02). */
export const SITUATIONS = [
  "placed",
  "pickupMissed",
  "pickupGone",
  "pickedUp",
  "pickedUpUncounted",
  "counted",
  "ready",
  "readyKept",
  "deliveryMissed",
  "deliveryGone",
  "part",
  "withdrawn",
  "delivered",
  "ended",
  "cancelled",
] as const;
export type Situation = (typeof SITUATIONS)[number];

/** Precedence: part delivery, missed stop, withdrawn window, withdrawal, state. Orders without delivery end in a state of their own. */
export function situationOf(order: LivingOrder): Situation {
  const { kind, state, awaits, gone = [], delivery, part, withdrawnAt } = order;
  if (state === "cancelled") return "cancelled";
  if (state === "delivered") return delivery ? "delivered" : "ended";
  if (part) return "part";
  if (awaits) return `${awaits}Missed`;
  const [firstGone] = gone;
  if (firstGone) return `${firstGone}Gone`;
  if (withdrawnAt) return "withdrawn";
  if (state === "picked-up") return isBilledPerPiece(kind) ? "pickedUp" : "pickedUpUncounted";
  if (state === "ready") return delivery ? "ready" : "readyKept";
  return state;
}

/** The order's current state in one sentence. */
export function useSentence(order: LivingOrder): string {
  const { sentences } = useOrderLifeTexts();
  const language = useLanguage();
  const delivery =
    order.delivery && !order.awaits && !order.gone?.length
      ? whenOf(order.delivery, language)
      : undefined;
  const said = sentences[situationOf(order)](
    whenOf(order.pickup, language),
    delivery,
    order.part?.delivered,
  );
  return capitalised(said);
}

/** Dutch weekdays are lower case; capitalise at the start of a sentence. */
const capitalised = (text: string): string =>
  text.replace(
    /(^|[.] )(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
