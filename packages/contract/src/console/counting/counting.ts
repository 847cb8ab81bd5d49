import * as z from "zod/mini";
import { uuid } from "../../customer/care/care.ts";
import { orderWindow } from "../../customer/my-order.ts";
import { cleaningServices } from "../../shared/catalogue.ts";
import { CONFIG_ALIASES, SERVICE_CODES } from "../../shared/codes.ts";
import { isoDate, line, requiredLine, text } from "../../shared/fields.ts";
import { FINDING_KINDS, FINDING_NOTE_LENGTH, MOST_FINDING_PHOTOS } from "../../shared/findings.ts";
import { MOST_BAGS, ORDER_STATES } from "../../shared/order-life.ts";
import { VAT_CODES } from "../../shared/pricing.ts";
import { count, handed } from "../desk/order-acts.ts";
import { orderParams } from "../desk/order.ts";

const bag = z.int().check(z.minimum(1), z.maximum(MOST_BAGS));
const cents = z.int();
const vat = z.enum(VAT_CODES);

export const bagParams = z.extend(orderParams, {
  bag: z.string().check(z.regex(/^([1-9]|[1-4]\d|50)$/)),
});
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

/** One bag of several, counted before the others. */
const keptBag = z.extend(handed, { bag });
export type KeptBag = z.infer<typeof keptBag>;

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
  /** As it was counted before. */
  counted: z.nullable(count),
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

/** Orders to count, and the prices of the days they were ordered on. */
export const countingBook = z.object({
  orders: z.array(countingOrder),
  prices: z.array(priceDay),
});
export type CountingBook = z.infer<typeof countingBook>;
