import { toAmount } from "../../src/outside/mollie.ts";
import {
  chargedBack,
  expiryOf,
  isCancelable,
  refundedAt,
  refundStateAt,
  remainingAt,
  stateAt,
  type BankChargeback,
  type BankPayment,
  type BankRefund,
} from "./bank-payment.ts";

/** Base URLs of the bank's API and pages. */
export type BankPlace = { calls: string; pages: string };

const link = (href: string, type = "application/hal+json") => ({ href, type });

const MOMENT = {
  paid: "paidAt",
  failed: "failedAt",
  canceled: "canceledAt",
  expired: "expiredAt",
} as const;

/** A payment in Mollie's documented format. */
export function paymentAnswer(
  payment: BankPayment,
  now: Date,
  { calls, pages }: BankPlace,
  embed: readonly string[] = [],
): object {
  const { id, webhookUrl, redirectUrl, description, method, locale, metadata } = payment;
  const status = stateAt(payment, now);
  const self = `${calls}/payments/${id}`;
  return {
    resource: "payment",
    id,
    mode: "test",
    createdAt: payment.madeAt,
    status,
    isCancelable: isCancelable(payment, now),
    ...(status in MOMENT && { [MOMENT[status as keyof typeof MOMENT]]: payment.changedAt }),
    ...(status === "open" && { expiresAt: expiryOf(payment).toISOString() }),
    amount: toAmount(payment.cents),
    ...(status === "paid" && {
      amountRefunded: toAmount(refundedAt(payment, now)),
      amountRemaining: toAmount(remainingAt(payment, now)),
    }),
    ...(chargedBack(payment) > 0 && { amountChargedBack: toAmount(chargedBack(payment)) }),
    description,
    method,
    metadata,
    locale,
    profileId: "pfl_testbank",
    sequenceType: "oneoff",
    redirectUrl,
    ...(webhookUrl && { webhookUrl }),
    _links: {
      self: link(self),
      ...(status === "open" && { checkout: link(`${pages}/testbank/pay/${id}`, "text/html") }),
    },
    ...(embed.length > 0 && {
      _embedded: {
        ...(embed.includes("refunds") && {
          refunds: payment.refunds.map((refund) => refundAnswer(payment, refund, now, calls)),
        }),
        ...(embed.includes("chargebacks") && {
          chargebacks: payment.chargebacks.map((one) => chargebackAnswer(payment, one, calls)),
        }),
      },
    }),
  };
}

export const refundAnswer = (
  { id: paymentId }: BankPayment,
  refund: BankRefund,
  now: Date,
  calls: string,
): object => ({
  resource: "refund",
  id: refund.id,
  amount: toAmount(refund.cents),
  status: refundStateAt(refund, now),
  createdAt: refund.madeAt,
  description: refund.description,
  metadata: refund.metadata,
  paymentId,
  _links: {
    self: link(`${calls}/payments/${paymentId}/refunds/${refund.id}`),
    payment: link(`${calls}/payments/${paymentId}`),
  },
});

const chargebackAnswer = (
  { id: paymentId }: BankPayment,
  { id, cents, at, reversedAt }: BankChargeback,
  calls: string,
): object => ({
  resource: "chargeback",
  id,
  amount: toAmount(cents),
  createdAt: at,
  reversedAt,
  paymentId,
  _links: {
    self: link(`${calls}/payments/${paymentId}/chargebacks/${id}`),
    payment: link(`${calls}/payments/${paymentId}`),
  },
});
