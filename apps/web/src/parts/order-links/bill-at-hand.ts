import type { PayMethod } from "@waslijn/contract/shared/payments";

const KEY = "billAtHand";

/** A bill being paid in this tab. */
export type BillAtHand = {
  code: string;
  /** The order's token, if the customer came from its page. */
  token?: string;
  /** What is being paid: the order's number, cents, method and due date. */
  number?: string;
  cents?: number;
  method?: PayMethod;
  payBy?: string;
  /** What came of it: the invoice's number, or how the payment ended. */
  outcome?: string | undefined;
};

/**
 * Remembers this tab's bill while the customer is at the bank. The pages after a payment make no call: they show what
 * is stored here, and link back without a secret in their URL (CONT-21, MINE-16).
 */
export function keepBillAtHand(bill: BillAtHand): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...readBillAtHand(bill.code), ...bill }));
  } catch {
    // Storage is blocked: the link in the mail still works.
  }
}

/** The stored bill; with a code only if it is that one. */
export function readBillAtHand(code?: string): BillAtHand | undefined {
  try {
    const bill = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Partial<BillAtHand>;
    const isIt = typeof bill.code === "string" && (!code || bill.code === code);
    return isIt ? (bill as BillAtHand) : undefined;
  } catch {
    return undefined;
  }
}
