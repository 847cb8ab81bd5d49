/** How a bill can be paid, as the payment service names it; first what most people use (PAY-03). */
export const PAY_METHODS = ["ideal", "creditcard", "paypal", "banktransfer"] as const;
export type PayMethod = (typeof PAY_METHODS)[number];

/** What a bill is, by what was asked, paid and given back (PAY-02). */
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

/** What one attempt to pay is; `new` until the payment service has it. */
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

/** `difference`: more was paid than asked. `compensation`: less is asked than was billed. */
export const REFUND_PURPOSES = ["difference", "compensation"] as const;
export type RefundPurpose = (typeof REFUND_PURPOSES)[number];

/** What became of a payment or a refund, as the history of an order tells it. */
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
 * Crockford's 32 signs: of those that look alike only one is there, because somebody may copy a code from a
 * text message by hand. Twelve of them are 60 bits.
 */
export const LINK_CODE_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
export const LINK_CODE_LENGTH = 12;
