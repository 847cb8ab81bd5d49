import { isBilledPerPiece } from "@waslijn/contract/shared/order-life";
import type { LivingOrder } from "./life-steps.ts";

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
