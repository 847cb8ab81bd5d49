import type { OrderView } from "@waslijn/contract/customer/my-order";

/** A period in which a change is free, costs a fee, or needs a phone call. */
export type Term =
  | { kind: "free"; until: string; isNow: boolean }
  | { kind: "fee"; until: string; cents: number; isNow: boolean }
  | { kind: "call"; isNow: boolean };

export type Terms = { about: "pickup" | "delivery"; terms: Term[] };

/**
 * The periods of the change rule for this order, in chronological order (LIFE-11, LIFE-12). Empty where nothing can be
 * changed any more, and after a missed stop, when any new window is free.
 */
export function termsOf({
  state,
  awaits,
  gone,
  delivery,
  allowed,
  limits,
  lateFee,
}: OrderView): Terms | undefined {
  if (awaits || gone.length > 0 || state === "delivered" || state === "cancelled") return undefined;
  if (state === "placed") return pickupTerms(allowed.pickup.may, limits, lateFee);
  if (!delivery || !limits.deliveryFreeUntil) return undefined;
  const isFree = allowed.delivery.may === "free";
  return {
    about: "delivery",
    terms: [
      { kind: "free", until: limits.deliveryFreeUntil, isNow: isFree },
      { kind: "call", isNow: !isFree },
    ],
  };
}

function pickupTerms(
  may: "free" | "fee" | "no",
  { freeUntil, pickupStarts }: OrderView["limits"],
  lateFee: number,
): Terms {
  const fee: Term = { kind: "fee", until: pickupStarts, cents: lateFee, isNow: may === "fee" };
  return {
    about: "pickup",
    terms: [
      // Without a late fee, changes are free until the driver comes.
      { kind: "free", until: lateFee > 0 ? freeUntil : pickupStarts, isNow: may === "free" },
      ...(lateFee > 0 ? [fee] : []),
      { kind: "call", isNow: may === "no" },
    ],
  };
}

/** Time of the next change of the terms after `now`, when the page refetches the order. */
export function nextLimit({ limits }: OrderView, now: number): number | undefined {
  const ahead = [limits.freeUntil, limits.pickupStarts, limits.deliveryFreeUntil]
    .map((limit) => (limit ? Date.parse(limit) : 0))
    .filter((limit) => limit > now);
  return ahead.length ? Math.min(...ahead) : undefined;
}
