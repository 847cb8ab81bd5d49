/** States of an order (LIFE-02). Whether it is paid is separate. */
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

const DOOR = { bell: 80, floor: 80, neighbour: 120, leaveWith: 120, atDoor: 120 };
const LAUNDRY = { detergent: 120, folding: 120 };
/**
 * Instructions for the driver at the door (MINE-05) and preferences for the laundry (PERSON-01), as they are shown, with
 * their longest text.
 */
export const INSTRUCTIONS = { ...DOOR, ...LAUNDRY };
export type Instruction = keyof typeof INSTRUCTIONS;
export const INSTRUCTION_NAMES = Object.keys(INSTRUCTIONS) as Instruction[];
export const DOOR_INSTRUCTIONS = Object.keys(DOOR) as (keyof typeof DOOR)[];
export const LAUNDRY_PREFERENCES = Object.keys(LAUNDRY) as (keyof typeof LAUNDRY)[];

const NO_CONSENT = [
  /^(?:(?:dat|mag|liever|graag|absoluut|zeker|please|rather|i['’]d)\b[\s,]*)*(?:nee|neen|niet|nooit|geen(?! probleem)|no|nope|not|never|do not|don['’]?t)\b/i,
  /^(?:n\.?v\.?t\.?|n\/a|[-–x.]+)$/i,
];

/**
 * Whether the customer lets the driver leave the laundry at the door (DRIVE-06). `atDoor` says where; people also answer
 * such a question with a no.
 */
export function allowsAtDoor({ atDoor = "" }: { atDoor?: string | undefined }): boolean {
  const answer = atDoor.trim();
  return answer !== "" && !NO_CONSENT.some((no) => no.test(answer));
}

const UNBILLED: readonly OrderKind[] = ["re-cover", "b2b", "retail", "collection"];

/** Whether an order is billed by pieces and kilos, and so has to be counted. */
export const isBilledPerPiece = (kind: OrderKind): boolean => !UNBILLED.includes(kind);

/** Events of an order (LIFE-01). */
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
  "part-delivered",
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

export const ACTORS = ["customer", "staff", "driver", "payment-service", "clock"] as const;
export type ActorKind = (typeof ACTORS)[number];

/** Reasons for a missed pickup or delivery (LIFE-04). */
export const MISS_REASONS = ["nobody-home", "wrong-address", "not-ready", "no-access"] as const;
export type MissReason = (typeof MISS_REASONS)[number];

/** How a delivery was handed over (DRIVE-06). */
export const HANDOVERS = ["handed-over", "neighbours", "at-door"] as const;
export type Handover = (typeof HANDOVERS)[number];

/** Why a part of the bags was not delivered (DRIVE-07). */
export const MISSING_REASONS = ["not-in-van", "not-washed", "refused"] as const;
export type MissingReason = (typeof MISSING_REASONS)[number];

/** More bags than anybody hands to a driver. */
export const MOST_BAGS = 50;

/** Lowest free bag number of an order. The server assigns it; an offline tablet predicts it (COUNT-06). */
export function nextBag(taken: readonly number[]): number {
  let bag = 1;
  while (taken.includes(bag)) bag += 1;
  return bag;
}

/** Reports of a driver about a stop (DRIVE-02). */
export const STOP_ACTS = ["done", "missed", "undo", "note"] as const;

/**
 * Why a driver's report was not applied (DRIVE-08): another event came first, the order's state does not allow it, the
 * stop is not in one of their runs, the phone's time is implausible, the customer does not allow leaving laundry at the
 * door, or it was too late to undo. `pending`: recorded, not processed yet.
 */
export const CLASH_REASONS = [
  "first",
  "not-possible",
  "not-assigned",
  "clock",
  "not-allowed",
  "not-undone",
  "pending",
] as const;
export type ClashReason = (typeof CLASH_REASONS)[number];

/** How long a driver's report can be undone; messages about it are delayed as long (DRIVE-02). */
export const STOP_UNDO_SECONDS = 60;

/** A window can be changed free of charge until this many hours before it starts (LIFE-11, LIFE-12). */
export const FREE_CHANGE_HOURS = 8;
/** Days after which a missed pickup that is not planned again is cancelled (LIFE-04). */
export const MISSED_PICKUP_DAYS = 14;

/** Days after the day of ordering in which a consumer can withdraw (BW 6:230o). */
export const WITHDRAWAL_DAYS = 14;

/** Days a customer has to pay a bill. */
export const PAY_WITHIN_DAYS = 14;

/** Reason of the cancellation after `MISSED_PICKUP_DAYS`. */
export const NO_ANSWER = "no-answer";

/** Why the customer can no longer make a change. */
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

/** The events that are still in force: without undone ones and their undo events (DRIVE-02). */
export function standingEvents<E extends Undoable>(events: readonly E[]): E[] {
  const undone = new Set(events.map(({ data }) => data.undoes?.version));
  return events.filter(({ version, kind }) => kind !== "stop-undone" && !undone.has(version));
}
