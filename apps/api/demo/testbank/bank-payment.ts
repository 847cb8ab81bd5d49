import type { PayMethod } from "@waslijn/contract/shared/payments";

const MINUTE_MS = 60_000;
/** How long a payment can be made and a refund is pending, shortened for tests. */
const OPEN_MS: Record<PayMethod, number> = {
  ideal: 15 * MINUTE_MS,
  creditcard: 30 * MINUTE_MS,
  paypal: 3 * 60 * MINUTE_MS,
  banktransfer: 14 * 24 * 60 * MINUTE_MS,
};
export const REFUND_MS = MINUTE_MS;

export type BankState = "open" | "pending" | "paid" | "failed" | "canceled" | "expired";
/** The buttons on the bank's page. */
export type Outcome = Exclude<BankState, "open"> | "chargeback" | "reversal";

export type BankRefund = {
  id: string;
  key: string;
  cents: number;
  description: string;
  metadata: unknown;
  madeAt: string;
  isToFail: boolean;
};
export type BankChargeback = { id: string; cents: number; at: string; reversedAt: string | null };

export type BankPayment = {
  id: string;
  cents: number;
  method: PayMethod;
  description: string;
  redirectUrl: string;
  webhookUrl: string | null;
  locale: string;
  metadata: unknown;
  madeAt: string;
  state: BankState;
  changedAt: string;
  /** Chosen on the page: refunds of this payment will fail. */
  areRefundsToFail: boolean;
  refunds: BankRefund[];
  chargebacks: BankChargeback[];
};

export const expiryOf = ({ madeAt, method }: BankPayment): Date =>
  new Date(Date.parse(madeAt) + OPEN_MS[method]);

/** An unpaid payment expires by time, without being updated. */
export const stateAt = (payment: BankPayment, now: Date): BankState =>
  (payment.state === "open" || payment.state === "pending") && now >= expiryOf(payment)
    ? "expired"
    : payment.state;

export function refundStateAt({ madeAt, isToFail }: BankRefund, now: Date) {
  if (now.getTime() < Date.parse(madeAt) + REFUND_MS) return "pending";
  return isToFail ? "failed" : "refunded";
}

const sum = (parts: readonly { cents: number }[]): number =>
  parts.reduce((total, { cents }) => total + cents, 0);

export const refundedAt = ({ refunds }: BankPayment, now: Date): number =>
  sum(refunds.filter((refund) => refundStateAt(refund, now) !== "failed"));

export const chargedBack = ({ chargebacks }: BankPayment): number =>
  sum(chargebacks.filter(({ reversedAt }) => !reversedAt));

/** Cents of a paid payment neither refunded nor charged back. */
export const remainingAt = (payment: BankPayment, now: Date): number =>
  payment.cents - refundedAt(payment, now) - chargedBack(payment);

/** Only a pending bank transfer can be cancelled by the payee, as at Mollie. */
export const isCancelable = (payment: BankPayment, now: Date): boolean =>
  payment.method === "banktransfer" && ["open", "pending"].includes(stateAt(payment, now));

/** The possible next outcomes, most likely first. */
export function outcomesOf(payment: BankPayment, now: Date): Outcome[] {
  switch (stateAt(payment, now)) {
    case "open":
      return payment.method === "banktransfer"
        ? ["pending", "canceled", "expired"]
        : ["paid", "failed", "canceled", "expired"];
    case "pending":
      return ["paid", "failed", "expired"];
    case "paid":
      if (chargedBack(payment) > 0) return ["reversal"];
      return remainingAt(payment, now) > 0 ? ["chargeback"] : [];
    default:
      return [];
  }
}

export function happen(
  payment: BankPayment,
  outcome: Outcome,
  now: Date,
  newId: (prefix: string) => string,
): BankPayment {
  const at = now.toISOString();
  switch (outcome) {
    case "chargeback": {
      const made = { id: newId("chb"), cents: remainingAt(payment, now), at, reversedAt: null };
      return { ...payment, chargebacks: [...payment.chargebacks, made] };
    }
    case "reversal":
      return {
        ...payment,
        chargebacks: payment.chargebacks.map((one) => ({
          ...one,
          reversedAt: one.reversedAt ?? at,
        })),
      };
    default:
      return { ...payment, state: outcome, changedAt: at };
  }
}
