import * as z from "zod/mini";
import { SERVICE_CODES, WINDOW_KINDS } from "../../shared/codes.ts";
import { isoDate, requiredLine, requiredText, timestamp } from "../../shared/fields.ts";
import { MISS_REASONS, MOST_BAGS } from "../../shared/order-life.ts";
import { FREE_REASON_LENGTH, VAT_CODES } from "../../shared/pricing.ts";

const version = z.int().check(z.minimum(1));
/** Asks no fee, and says why in the history. */
const waived = z.optional(requiredLine(200));

export const asSeenBody = z.object({ version });
export const moveBody = z.object({
  version,
  pickupTime: z.optional(timestamp),
  deliveryTime: z.optional(timestamp),
  waived,
});
export const deskCancelBody = z.object({
  version,
  reason: z.optional(requiredLine(200)),
  waived,
  /** Stops the plan that the order belongs to as well; otherwise that goes on (PLAN-04). */
  stopPlan: z.optional(z.boolean()),
});
export const waiveBody = z.object({
  version,
  /** The version of the event that brought the fee. */
  waives: version,
  reason: requiredLine(200),
});
export const noteBody = z.object({ text: requiredText(2000) });

/** A bag that was counted before the others, as somebody saw it. */
const bagSeen = z.object({ id: z.uuid(), revision: z.uuid() });
export type BagSeen = z.infer<typeof bagSeen>;

const bags = z.int().check(z.minimum(1), z.maximum(MOST_BAGS));
export const pickUpBody = z.object({ version, bags });
export const missBody = z.object({
  version,
  kind: z.enum(WINDOW_KINDS),
  reason: z.enum(MISS_REASONS),
  /** How often the customer was called before. */
  calls: z.int().check(z.minimum(0), z.maximum(9)),
});

const pieceCount = z.object({
  type: z.enum(SERVICE_CODES),
  alias: requiredLine(80),
  count: z.int().check(z.minimum(1), z.maximum(999)),
});
/** What somebody hands in, or is thought to. */
export const handed = z.object({
  pieces: z.array(pieceCount).check(z.maxLength(100)),
  kilos: z.number().check(z.minimum(0), z.maximum(999)),
});
export type Handed = z.infer<typeof handed>;
/** Who counted, and when. */
export const countedBy = z.object({ name: z.string(), at: timestamp });
export type CountedBy = z.infer<typeof countedBy>;
export const bagNumber = z.int().check(z.minimum(1), z.maximum(MOST_BAGS));
/** One bag of several, counted before the others. The device that opened it named it, the server numbered it. */
export const keptBag = z.extend(handed, {
  id: z.uuid(),
  bag: bagNumber,
  /** Another one after each change. */
  revision: z.uuid(),
  by: countedBy,
});
export type KeptBag = z.infer<typeof keptBag>;
export const count = z.extend(handed, {
  bags,
  /** Bags that the customer handed back for good. */
  bagsBack: z.int().check(z.minimum(0), z.maximum(MOST_BAGS)),
});
export type DeskCount = z.infer<typeof count>;
export const countBody = z.extend(count, {
  version,
  /** The bill goes out with the count, once nobody undoes that any more. */
  send: z.optional(z.boolean()),
  /** The kept bags that are part of this count, as they were seen; refused where a colleague changed one meanwhile. */
  kept: z.optional(z.array(bagSeen).check(z.maxLength(MOST_BAGS))),
  /** Somebody confirmed that there is nothing to count: no piece and no kilo. */
  empty: z.optional(z.boolean()),
});

/** `now`: without the time to undo it. */
export const sendBillBody = z.object({ version, now: z.optional(z.boolean()) });

const MOST_FREE_CENTS = 1_000_000;
const freeLine = z.object({
  reason: requiredLine(FREE_REASON_LENGTH),
  /** Less than nothing is taken off. */
  cents: z.int().check(
    z.minimum(-MOST_FREE_CENTS),
    z.maximum(MOST_FREE_CENTS),
    z.refine((cents) => cents !== 0),
  ),
  vat: z.enum(VAT_CODES),
});
export const freeLinesBody = z.object({
  version,
  /** All that the desk adds to or takes off this bill: one that is not among them goes. */
  lines: z.array(freeLine).check(z.maxLength(20)),
});

export const refundBody = z.object({
  version,
  cents: z.int().check(z.minimum(1), z.maximum(10_000_000)),
  reason: requiredLine(200),
});

/** How a refund that the payment service did not make came to its end. */
export const closeRefundBody = z.object({
  version,
  /** Paid out in another way; otherwise it is not owed any more. */
  isPaid: z.boolean(),
  reason: requiredLine(200),
});

/** Today's where none is given; an order's are those of the day it was ordered (BILL-04). */
export const pricesQuery = z.object({ day: z.optional(isoDate) });
