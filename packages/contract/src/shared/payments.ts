/** Payment methods by the payment service's names, most used first (PAY-03). */
export const PAY_METHODS = ["ideal", "creditcard", "paypal", "banktransfer"] as const;
export type PayMethod = (typeof PAY_METHODS)[number];

/** States of a bill, derived from the amounts billed, paid and refunded (PAY-02). */
export const BILL_STATES = [
  "open",
  "paid",
  "partly-refunded",
  "refunded",
  "overdue",
  "written-off",
  "charged-back",
  "overpaid",
] as const;
export type BillState = (typeof BILL_STATES)[number];

/** States of one payment attempt; `new` until the payment service has it. */
export const PAYMENT_STATES = [
  "new",
  "open",
  "pending",
  "authorized",
  "paid",
  "failed",
  "canceled",
  "expired",
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const REFUND_STATES = ["queued", "pending", "done", "failed"] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** `difference`: more was paid than billed. `compensation`: the bill was reduced. */
export const REFUND_PURPOSES = ["difference", "compensation"] as const;
export type RefundPurpose = (typeof REFUND_PURPOSES)[number];

/** Outcomes of payments and refunds in an order's history. */
export const MONEY_NEWS = [
  "started",
  "paid",
  "unpaid",
  "charged-back",
  "refunding",
  "refunded",
  "refund-failed",
] as const;
export type MoneyNews = (typeof MONEY_NEWS)[number];

/**
 * Crockford's base 32: without look-alikes, because people copy codes from text messages by hand. Twelve characters are
 * 60 bits.
 */
export const LINK_CODE_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
export const LINK_CODE_LENGTH = 12;
