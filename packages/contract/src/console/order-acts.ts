import * as z from "zod/mini";
import { cleaningServices } from "../customer/catalogue.ts";
import { detailsBody } from "../customer/my-order.ts";
import { planChange, planView } from "../customer/plans.ts";
import { WINDOW_KINDS } from "../shared/codes.ts";
import { isoDate, requiredLine, requiredText, timestamp } from "../shared/fields.ts";
import { MISS_REASONS, MOST_BAGS } from "../shared/order-life.ts";
import { MESSAGE_CHANNELS, MESSAGE_LENGTHS, WITHDRAWAL_WAYS } from "./codes.ts";
import { byDesk, type ConsoleEndpoint } from "./console-endpoint.ts";
import { bags, bagSeen, count } from "./count.ts";
import { actOnOrder, ORDER, orderMessageParams, orderParams } from "./order.ts";

export const version = z.int().check(z.minimum(1));
/** Reason for charging no fee; recorded in the history. */
const waived = z.optional(requiredLine(200));

export const asSeenBody = z.object({ version });
const moveBody = z.object({
  version,
  pickupTime: z.optional(timestamp),
  deliveryTime: z.optional(timestamp),
  waived,
});
const deskCancelBody = z.object({
  version,
  reason: z.optional(requiredLine(200)),
  waived,
  /** Also stops the order's plan, which otherwise continues (PLAN-04). */
  stopPlan: z.optional(z.boolean()),
});
const withdrawBody = z.object({
  version,
  via: z.enum(WITHDRAWAL_WAYS),
  /** The day it came, which decides whether it came in time (MINE-14). */
  receivedOn: isoDate,
});
const messageBody = z
  .object({ channel: z.enum(MESSAGE_CHANNELS), text: requiredText(MESSAGE_LENGTHS.mail) })
  .check(
    z.refine(({ channel, text }) => text.trim().length <= MESSAGE_LENGTHS[channel], {
      error: "too_long",
      path: ["text"],
    }),
  );
export type MessageBody = z.infer<typeof messageBody>;
const noteBody = z.object({ text: requiredText(2000) });
const pickUpBody = z.object({ version, bags });
const missBody = z.object({
  version,
  kind: z.enum(WINDOW_KINDS),
  reason: z.enum(MISS_REASONS),
  /** How often the customer was called before. */
  calls: z.int().check(z.minimum(0), z.maximum(9)),
});
export const countBody = z.extend(count, {
  version,
  /** Also sends the bill, once the undo period has passed. */
  send: z.optional(z.boolean()),
  /**
   * The separately counted bags in this count, at the revisions seen; refused when a colleague changed one meanwhile.
   */
  kept: z.optional(z.array(bagSeen).check(z.maxLength(MOST_BAGS))),
  /** Confirms a count of zero pieces and zero kilos. */
  empty: z.optional(z.boolean()),
});

/** Defaults to today; an order is billed at the prices of the day it was ordered (BILL-04). */
const pricesQuery = z.object({ day: z.optional(isoDate) });

/** Refusals of an act on an order: a concurrent change, or too late (LIFE-08). */
export const actProblems = [
  "not_found",
  "order_changed",
  "not_possible_now",
  "idempotency_running",
  "idempotency_mismatch",
] as const;

/** Acts of the desk on one order. */
export const orderActEndpoints = {
  deskPrices: {
    ...byDesk,
    method: "GET",
    path: "/console/prices",
    summary: "What can be counted, with the prices of a day",
    query: pricesQuery,
    response: cleaningServices,
    status: 200,
    problems: [],
  },
  moveOrder: {
    ...byDesk,
    method: "POST",
    path: `${ORDER}/move`,
    placement: true,
    ...actOnOrder,
    summary: "Move an order's pickup, delivery or both",
    body: moveBody,
    problems: [...actProblems, "delivery_too_early", "slot_taken", "slot_not_offered"],
  },
  cancelByDesk: {
    ...byDesk,
    method: "POST",
    path: `${ORDER}/cancel`,
    placement: true,
    ...actOnOrder,
    summary: "Cancel an order; a late one is billed unless that is waived",
    body: deskCancelBody,
    problems: actProblems,
  },
  pickUpByDesk: {
    ...byDesk,
    method: "POST",
    path: `${ORDER}/pickup`,
    placement: true,
    ...actOnOrder,
    summary: "Say that an order's bags are with us",
    body: pickUpBody,
    problems: actProblems,
  },
  deliverByDesk: {
    ...byDesk,
    method: "POST",
    path: `${ORDER}/deliver`,
    placement: true,
    ...actOnOrder,
    summary: "Say that an order is back with its customer",
    body: asSeenBody,
    problems: [...actProblems, "passkey_needed"],
  },
  missByDesk: {
    ...byDesk,
    method: "POST",
    path: `${ORDER}/miss`,
    placement: true,
    ...actOnOrder,
    summary: "Say that nobody was met, and why; the customer is asked for a new time",
    body: missBody,
    problems: actProblems,
  },
  countByDesk: {
    ...byDesk,
    method: "POST",
    path: `${ORDER}/count`,
    placement: true,
    ...actOnOrder,
    summary: "Count an order's pieces and kilos, for the first time or again: its bill follows",
    body: countBody,
    problems: [...actProblems, "invoice_issued", "count_empty", "passkey_needed"],
  },
  markReady: {
    ...byDesk,
    method: "POST",
    path: `${ORDER}/ready`,
    placement: true,
    ...actOnOrder,
    summary: "Say that an order is clean and waits for its driver",
    body: asSeenBody,
    problems: actProblems,
  },
  editDetails: {
    ...byDesk,
    method: "POST",
    path: `${ORDER}/details`,
    placement: true,
    ...actOnOrder,
    summary: "Change name, phone, note and what the driver should know",
    body: detailsBody,
    problems: actProblems,
  },
  replaceLink: {
    ...byDesk,
    method: "POST",
    path: `${ORDER}/link`,
    placement: true,
    ...actOnOrder,
    summary: "Make the links that lead to an order worthless; its next mail has a new one",
    body: asSeenBody,
    problems: actProblems,
  },
  deskPlan: {
    ...byDesk,
    method: "GET",
    path: `${ORDER}/plan`,
    summary: "The plan that an order belongs to, or what one could be",
    params: orderParams,
    response: planView,
    status: 200,
    problems: ["not_found", "not_possible_now"],
  },
  changePlanByDesk: {
    ...byDesk,
    method: "POST",
    path: `${ORDER}/plan`,
    summary: "Skip a turn of a customer's plan, pause it, go on with it or stop it",
    params: orderParams,
    body: planChange,
    response: planView,
    status: 200,
    problems: ["not_found", "not_possible_now"],
  },
  writeNote: {
    ...byDesk,
    method: "POST",
    path: `${ORDER}/notes`,
    placement: true,
    ...actOnOrder,
    summary: "Write a note that colleagues read and customers do not",
    body: noteBody,
    problems: ["not_found", "idempotency_running", "idempotency_mismatch"],
  },
  writeToCustomer: {
    ...byDesk,
    method: "POST",
    path: `${ORDER}/messages`,
    placement: true,
    ...actOnOrder,
    summary: "Write a mail or SMS to the customer of an order",
    body: messageBody,
    problems: ["not_found", "not_possible_now", "idempotency_running", "idempotency_mismatch"],
  },
  sendMessageAgain: {
    ...byDesk,
    method: "POST",
    path: `${ORDER}/messages/:id`,
    placement: true,
    ...actOnOrder,
    summary: "Send a message about an order again",
    params: orderMessageParams,
    problems: ["not_found", "idempotency_running", "idempotency_mismatch"],
  },
} as const satisfies Record<string, ConsoleEndpoint>;

/** Acts whose dialog is opened rarely. */
export const laterOrderActEndpoints = {
  withdrawByDesk: {
    ...byDesk,
    method: "POST",
    path: `${ORDER}/withdraw`,
    placement: true,
    ...actOnOrder,
    summary:
      "Record a consumer's withdrawal that came by phone, letter or e-mail; the passkey is needed where paid money goes back",
    body: withdrawBody,
    problems: [...actProblems, "passkey_needed"],
  },
} as const satisfies Record<string, ConsoleEndpoint>;
