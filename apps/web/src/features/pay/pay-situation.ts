import type { PayView } from "@waslijn/contract/customer/bills";

/** What there is to do about a bill: exactly one of these. */
export type PaySituation =
  /** It can be paid here. */
  | "due"
  /** It is to be paid, and no payment service is set. */
  | "due-elsewhere"
  /** A payment is under way at the bank. */
  | "pending"
  | "paid"
  | "partly-refunded"
  | "refunded"
  /** More came in than was asked. */
  | "overpaid"
  /** Nobody asks for it any more. */
  | "written-off"
  /** It never cost anything, or does not any more. */
  | "free";

export function situationOf({ bill, isPending, methods }: PayView): PaySituation {
  if (bill.state === "written-off") return "written-off";
  if (isPending) return "pending";
  if (bill.open > 0) return methods.length > 0 ? "due" : "due-elsewhere";
  if (bill.paid === 0) return "free";
  switch (bill.state) {
    case "partly-refunded":
    case "refunded":
    case "overpaid":
      return bill.state;
    default:
      return "paid";
  }
}

/** Why it is asked again, or only in part. */
export type PayReason = "overdue" | "charged-back" | "rest" | undefined;

export function reasonOf({ bill: { state, paid } }: PayView): PayReason {
  if (state === "overdue" || state === "charged-back") return state;
  return paid > 0 ? "rest" : undefined;
}

/** What came in over what was asked. */
export const tooMuch = ({ bill: { paid, refunded, total } }: PayView): number =>
  Math.max(0, paid - refunded - total);
