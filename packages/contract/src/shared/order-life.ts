/** What an order can be (LIFE-02). Being paid is a fact beside it, not a state. */
export const ORDER_STATES = [
  "placed",
  "picked-up",
  "counted",
  "ready",
  "delivered",
  "cancelled",
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const ORDER_KINDS = [
  "consumer",
  "re-use",
  "re-cover",
  "b2b",
  "retail",
  "collection",
] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

const UNBILLED: readonly OrderKind[] = ["re-cover", "b2b", "retail", "collection"];

/** Whether an order's bill is made of pieces and kilos, so that it has to be counted. */
export const isBilledPerPiece = (kind: OrderKind): boolean => !UNBILLED.includes(kind);

/** What can happen to an order (LIFE-01). */
export const ORDER_EVENTS = [
  "placed",
  "windows-changed",
  "details-changed",
  "link-replaced",
  "pickup-missed",
  "picked-up",
  "counted",
  "recounted",
  "ready",
  "delivery-missed",
  "delivered",
  "stop-undone",
  "fee-waived",
  "cancelled",
  "withdrawn",
  "bill-sent",
  "payment-changed",
  "refund-changed",
  "reminded",
  "overdue",
  "written-off",
] as const;
export type OrderEventKind = (typeof ORDER_EVENTS)[number];

/** Who can make something happen. */
export const ACTORS = ["customer", "staff", "driver", "payment-service", "clock"] as const;
export type ActorKind = (typeof ACTORS)[number];

/** Why nothing was picked up or delivered (LIFE-04). */
export const MISS_REASONS = ["nobody-home", "wrong-address", "not-ready", "no-access"] as const;
export type MissReason = (typeof MISS_REASONS)[number];

/** More than anybody hands to a driver. */
export const MOST_BAGS = 50;

/** The number of an order's next bag; the server gives it, a tablet without a connection foresees it (COUNT-06). */
export function nextBag(taken: readonly number[]): number {
  let bag = 1;
  while (taken.includes(bag)) bag += 1;
  return bag;
}

/** What a driver can report of a stop (DRIVE-02). */
export const STOP_ACTS = ["done", "missed", "undo", "note"] as const;

/**
 * Why a driver's report was not applied (DRIVE-08): somebody was first, the order's state does not allow it, the stop is
 * not in a run of theirs, the phone's time does not fit, or it was too late to undo. `pending`: recorded, not judged yet.
 */
export const CLASH_REASONS = [
  "first",
  "not-possible",
  "not-assigned",
  "clock",
  "not-undone",
  "pending",
] as const;
export type ClashReason = (typeof CLASH_REASONS)[number];

/** So long somebody at a door can take back what they said; messages about it wait (DRIVE-02). */
export const STOP_UNDO_SECONDS = 60;

/** Until this many hours before a window changing it is free (LIFE-11, LIFE-12). */
export const FREE_CHANGE_HOURS = 8;
/** A missed pickup that nobody plans again is cancelled after so many days (LIFE-04). */
export const MISSED_PICKUP_DAYS = 14;

/** Days after the one of ordering in which a consumer can withdraw from it (BW 6:230o). */
export const WITHDRAWAL_DAYS = 14;

/** So long a customer has to pay a bill. */
export const PAY_WITHIN_DAYS = 14;

/** The reason of the cancellation that follows. */
export const NO_ANSWER = "no-answer";

/** Why a change is not possible for the customer any more. */
export const CHANGE_REFUSALS = [
  "window-started",
  "less-than-8-hours",
  "picked-up",
  "delivered",
  "cancelled",
  "no-delivery",
  "no-consumer",
  "withdrawn",
  "withdrawal-over",
  "hidden",
] as const;
export type ChangeRefusal = (typeof CHANGE_REFUSALS)[number];

type Undoable = { version: number; kind: OrderEventKind; data: { undoes?: { version: number } } };

/** What of a history still holds: without what was taken back, and without the taking back (DRIVE-02). */
export function standingEvents<E extends Undoable>(events: readonly E[]): E[] {
  const undone = new Set(events.map(({ data }) => data.undoes?.version));
  return events.filter(({ version, kind }) => kind !== "stop-undone" && !undone.has(version));
}
