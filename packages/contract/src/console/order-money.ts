import * as z from "zod/mini";
import { requiredLine } from "../shared/fields.ts";
import { FREE_REASON_LENGTH, VAT_CODES } from "../shared/pricing.ts";
import { byDesk, type ConsoleEndpoint } from "./console-endpoint.ts";
import { actProblems, asSeenBody, version } from "./order-acts.ts";
import { actOnOrder, ORDER, orderRefundParams } from "./order.ts";

const waiveBody = z.object({
  version,
  /** The version of the event that caused the fee. */
  waives: version,
  reason: requiredLine(200),
});

/** `now`: send without the undo period. */
const sendBillBody = z.object({ version, now: z.optional(z.boolean()) });

const MOST_FREE_CENTS = 1_000_000;
const freeLine = z.object({
  reason: requiredLine(FREE_REASON_LENGTH),
  /** Negative amounts are deducted. */
  cents: z.int().check(
    z.minimum(-MOST_FREE_CENTS),
    z.maximum(MOST_FREE_CENTS),
    z.refine((cents) => cents !== 0),
  ),
  vat: z.enum(VAT_CODES),
});
const freeLinesBody = z.object({
  version,
  /** Replaces all manual lines of the bill: lines that are left out are removed. */
  lines: z.array(freeLine).check(z.maxLength(20)),
});

const refundBody = z.object({
  version,
  cents: z.int().check(z.minimum(1), z.maximum(10_000_000)),
  reason: requiredLine(200),
});

/** Closes a refund that the payment service did not make. */
const closeRefundBody = z.object({
  version,
  /** Paid out another way; otherwise it is no longer owed. */
  isPaid: z.boolean(),
  reason: requiredLine(200),
});

/** Recorded in the history or the audit log; customers do not see it. */
const reasonBody = z.object({ version, reason: requiredLine(200) });

/** An order's refunds, fees and bill. */
export const orderMoneyEndpoints = {
  refundOrder: {
    ...byDesk,
    method: "POST",
    path: `${ORDER}/refund`,
    placement: true,
    passkeyAgain: true,
    ...actOnOrder,
    summary: "Give back some or all of what was paid, with a reason",
    body: refundBody,
    problems: [
      "not_found",
      "order_changed",
      "more_than_paid",
      "passkey_needed",
      "idempotency_running",
      "idempotency_mismatch",
    ],
  },
  retryRefund: {
    ...byDesk,
    method: "POST",
    path: `${ORDER}/refunds/:id/retry`,
    placement: true,
    passkeyAgain: true,
    ...actOnOrder,
    params: orderRefundParams,
    summary: "Have the payment service try a refund that failed again",
    body: asSeenBody,
    problems: [...actProblems, "more_than_paid", "passkey_needed"],
  },
  closeRefund: {
    ...byDesk,
    method: "POST",
    path: `${ORDER}/refunds/:id/close`,
    placement: true,
    passkeyAgain: true,
    ...actOnOrder,
    params: orderRefundParams,
    summary:
      "Say that a refund was paid out in another way, or is not owed any more, with a reason",
    body: closeRefundBody,
    problems: [...actProblems, "more_than_paid", "passkey_needed"],
  },
  waiveFee: {
    ...byDesk,
    method: "POST",
    path: `${ORDER}/waive`,
    placement: true,
    ...actOnOrder,
    summary:
      "Let a customer off a fee, with a reason; the passkey is needed where it was paid already",
    body: waiveBody,
    problems: [...actProblems, "passkey_needed"],
  },
  sendBill: {
    ...byDesk,
    method: "POST",
    path: `${ORDER}/bill`,
    placement: true,
    ...actOnOrder,
    summary: "Send an order's bill, perhaps again; it waits a minute in which it can be undone",
    body: sendBillBody,
    problems: [...actProblems, "nothing_due"],
  },
  holdBill: {
    ...byDesk,
    method: "POST",
    path: `${ORDER}/bill/hold`,
    ...actOnOrder,
    summary: "Undo the sending of a bill that did not go out yet",
    problems: ["not_found", "not_undone"],
  },
  setFreeLines: {
    ...byDesk,
    method: "PUT",
    path: `${ORDER}/bill/free`,
    placement: true,
    ...actOnOrder,
    summary: "Set what the desk adds to or takes off a bill by hand, each with a reason",
    body: freeLinesBody,
    problems: [...actProblems, "invoice_issued", "passkey_needed"],
  },
  writeOffBill: {
    ...byDesk,
    method: "POST",
    path: `${ORDER}/bill/write-off`,
    placement: true,
    passkeyAgain: true,
    ...actOnOrder,
    summary: "Ask no more for what is due on a bill, with a reason; its payment link keeps working",
    body: reasonBody,
    problems: [...actProblems, "nothing_due", "passkey_needed"],
  },
  issueOrderInvoice: {
    ...byDesk,
    method: "POST",
    path: `${ORDER}/invoice`,
    placement: true,
    ...actOnOrder,
    summary: "Issue the invoice of an order's bill before it is paid",
    body: asSeenBody,
    problems: actProblems,
  },
  creditOrderInvoice: {
    ...byDesk,
    method: "POST",
    path: `${ORDER}/invoice/credit`,
    placement: true,
    passkeyAgain: true,
    ...actOnOrder,
    summary: "Credit an order's invoice, with a reason; its bill can then be corrected",
    body: reasonBody,
    problems: [...actProblems, "passkey_needed"],
  },
} as const satisfies Record<string, ConsoleEndpoint>;
