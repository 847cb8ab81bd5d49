import * as z from "zod/mini";
import { uuid } from "../customer/care.ts";
import { orderWindow } from "../customer/my-order.ts";
import { cleaningServices } from "../shared/catalogue.ts";
import { CONFIG_ALIASES, SERVICE_CODES } from "../shared/codes.ts";
import { isoDate, line, requiredLine, text } from "../shared/fields.ts";
import { FINDING_KINDS, FINDING_NOTE_LENGTH, MOST_FINDING_PHOTOS } from "../shared/findings.ts";
import { ORDER_STATES } from "../shared/order-life.ts";
import { VAT_CODES } from "../shared/pricing.ts";
import { bagNumber, count, countedBy, handed, keptBag } from "./desk/order-acts.ts";
import { orderParams } from "./desk/order.ts";

const cents = z.int();
const vat = z.enum(VAT_CODES);

export const bagParams = z.extend(orderParams, { id: uuid });
export const findingParams = z.extend(orderParams, { id: uuid });
export const countingQuery = z.object({ hub: z.optional(text(40)) });

/** What was wrong with a piece when it came in. Its photos may arrive after it. */
export const findingBody = z.object({
  type: z.enum(SERVICE_CODES),
  alias: requiredLine(80),
  kinds: z.array(z.enum(FINDING_KINDS)).check(z.maxLength(FINDING_KINDS.length)),
  note: line(FINDING_NOTE_LENGTH),
  photos: z.array(uuid).check(z.maxLength(MOST_FINDING_PHOTOS)),
});
const finding = z.extend(findingBody, { id: uuid });
export type CountFinding = z.infer<typeof finding>;

export const keepBagBody = z.extend(handed, {
  /**
   * Made by the device: what it counts next without a connection can name this count. A counter would not do, because a
   * colleague's count could have the same number.
   */
  revision: uuid,
  /** The revision that it was opened at; null for a bag that was not kept before. */
  seen: z.nullable(uuid),
  /** As its label says; without a label the server numbers it. */
  bag: z.optional(bagNumber),
});
export type KeepBag = z.infer<typeof keepBagBody>;

/** Why somebody need not look for a bag any more. */
export const clearBagsBody = z.object({ reason: requiredLine(200) });

/** What goes on an order's bill beside what is counted: the browser adds up as the server will. */
const terms = z.object({
  isBusiness: z.boolean(),
  isFirstBag: z.boolean(),
  isWithdrawn: z.boolean(),
  discount: z.nullable(z.union([z.object({ percent: z.number() }), z.object({ cents })])),
  fees: z.array(z.object({ kind: z.enum(["late-change", "missed-delivery"]), cents })),
  /** Deposits that can come back, the oldest first. */
  held: z.array(cents),
});

/** An order on the counter. */
const countingOrder = z.object({
  number: z.string(),
  version: z.int(),
  state: z.enum(ORDER_STATES),
  /** Whether it can be counted now, for the first time or again. */
  may: z.enum(["count", "recount", "no"]),
  /** A person, company or location. */
  customer: z.string(),
  /** The customer's own words. */
  notes: z.string(),
  delivery: z.nullable(orderWindow),
  /** The day it was ordered, whose prices hold (BILL-04). */
  day: isoDate,
  coupon: z.string(),
  /** Bags that the driver counted at the door. */
  door: z.nullable(z.int()),
  kept: z.array(keptBag),
  /** As it was counted before, and who did so last. */
  counted: z.nullable(count),
  countedBy: z.nullable(countedBy),
  free: z.array(z.object({ reason: z.string(), cents, vat })),
  findings: z.array(finding),
  terms,
});
export type CountingOrder = z.infer<typeof countingOrder>;

const priceDay = z.object({
  day: isoDate,
  services: cleaningServices,
  pieces: z.array(z.object({ type: z.enum(SERVICE_CODES), alias: z.string(), cents })),
  fees: z.partialRecord(z.enum(CONFIG_ALIASES), z.object({ cents, vat })),
});
export type PriceDay = z.infer<typeof priceDay>;

/** A bill that goes out soon, unless it is undone. */
const leavingBill = z.object({
  number: z.string(),
  version: z.int(),
  customer: z.string(),
  cents,
  /** Until it goes, at the moment of the answer: a tablet's clock may be wrong. */
  seconds: z.int(),
});
export type LeavingBill = z.infer<typeof leavingBill>;

/** Orders to count, and the prices of the days they were ordered on. */
export const countingBook = z.object({
  /** Bills that whoever asks sent within the last minute. */
  leaving: z.array(leavingBill),
  orders: z.array(countingOrder),
  prices: z.array(priceDay),
});
export type CountingBook = z.infer<typeof countingBook>;
