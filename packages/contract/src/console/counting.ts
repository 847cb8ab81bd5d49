import * as z from "zod/mini";
import { pieceBody, pieceTaken, uuid } from "../customer/care.ts";
import { cleaningServices } from "../customer/catalogue.ts";
import { orderWindow } from "../customer/my-order.ts";
import { FINDING_KINDS, FINDING_NOTE_LENGTH, MOST_FINDING_PHOTOS } from "../shared/care.ts";
import { CONFIG_ALIASES, SERVICE_CODES } from "../shared/codes.ts";
import { isoDate, line, requiredLine, text } from "../shared/fields.ts";
import { ORDER_STATES } from "../shared/order-life.ts";
import { VAT_CODES } from "../shared/pricing.ts";
import { byDesk, type ConsoleEndpoint } from "./console-endpoint.ts";
import { bagNumber, count, countedBy, handed, keptBag } from "./count.ts";
import { deskOrder, orderParams } from "./order.ts";

const cents = z.int();
const vat = z.enum(VAT_CODES);

const bagParams = z.extend(orderParams, { id: uuid });
const findingParams = z.extend(orderParams, { id: uuid });
const countingQuery = z.object({ hub: z.optional(text(40)) });

/** What was wrong with a piece when it came in. Its photos may arrive after it. */
const findingBody = z.object({
  type: z.enum(SERVICE_CODES),
  alias: requiredLine(80),
  kinds: z.array(z.enum(FINDING_KINDS)).check(z.maxLength(FINDING_KINDS.length)),
  note: line(FINDING_NOTE_LENGTH),
  photos: z.array(uuid).check(z.maxLength(MOST_FINDING_PHOTOS)),
});
const finding = z.extend(findingBody, { id: uuid });
export type CountFinding = z.infer<typeof finding>;

const keepBagBody = z.extend(handed, {
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
const clearBagsBody = z.object({ reason: requiredLine(200) });

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
const countingBook = z.object({
  /** Bills that whoever asks sent within the last minute. */
  leaving: z.array(leavingBill),
  orders: z.array(countingOrder),
  prices: z.array(priceDay),
});
export type CountingBook = z.infer<typeof countingBook>;

const ORDER = "/console/orders/:number";

/**
 * The counter. What is kept there comes under an id or a number of its own, so that a device may send it
 * again; the count itself is the desk's.
 */
export const countingEndpoints = {
  listCounting: {
    ...byDesk,
    method: "GET",
    path: "/console/counting",
    summary:
      "Orders that were picked up and wait to be counted, with what their bills are added up from",
    query: countingQuery,
    response: countingBook,
    status: 200,
    problems: [],
  },
  openCounting: {
    ...byDesk,
    method: "GET",
    path: "/console/counting/:number",
    summary: "An order to count, or to count again",
    params: orderParams,
    response: countingBook,
    status: 200,
    problems: ["not_found"],
  },
  keepBag: {
    ...byDesk,
    method: "PUT",
    path: `${ORDER}/bags/:id`,
    placement: true,
    summary: "Keep what one of several bags holds; the bill waits for the others",
    params: bagParams,
    body: keepBagBody,
    response: countingBook,
    status: 200,
    problems: [
      "not_found",
      "order_changed",
      "not_possible_now",
      "idempotency_running",
      "idempotency_mismatch",
    ],
  },
  clearBags: {
    ...byDesk,
    method: "POST",
    path: `${ORDER}/bags/clear`,
    summary: "Say why fewer or more bags arrived than were picked up; the flag goes",
    params: orderParams,
    body: clearBagsBody,
    response: deskOrder,
    status: 200,
    problems: ["not_found"],
  },
  noteFinding: {
    ...byDesk,
    method: "PUT",
    path: `${ORDER}/findings/:id`,
    summary: "Note a stain or damage of a piece, which its customer is shown",
    params: findingParams,
    body: findingBody,
    response: countingBook,
    status: 200,
    problems: ["not_found", "not_possible_now"],
  },
  removeFinding: {
    ...byDesk,
    method: "DELETE",
    path: `${ORDER}/findings/:id`,
    summary: "Take back what was noted of a piece",
    params: findingParams,
    response: countingBook,
    status: 200,
    problems: ["not_found"],
  },
  sendCountPhoto: {
    ...byDesk,
    method: "POST",
    path: `${ORDER}/photos/:id`,
    summary: "Send a photo of a piece, in pieces that go on where a lost line broke them off",
    params: findingParams,
    body: pieceBody,
    response: pieceTaken,
    status: 200,
    problems: ["not_found", "photo_unreadable", "photos_limit_reached"],
  },
} as const satisfies Record<string, ConsoleEndpoint>;
