import type { Language } from "@waslijn/contract/shared/constants";
import type { PaymentState, PayMethod, RefundState } from "@waslijn/contract/shared/payments";

/** A payment as recorded by the service. */
export type ServicePayment = {
  /** The service's id, `tr_…`. */
  id: string;
  /** Our own id, sent along at creation; undefined for a payment created by hand. */
  ours: string | undefined;
  state: Exclude<PaymentState, "new">;
  cents: number;
  /** Amount received. It does not decrease with refunds and chargebacks: see the fields below (PAY-02). */
  paidCents: number;
  chargedBackCents: number;
  refunds: ServiceRefund[];
  /** Whether the service can still cancel it. */
  isCancelable: boolean;
  /** Checkout URL, as long as it can be paid. */
  checkout: string | undefined;
};

export type ServiceRefund = {
  id: string;
  ours: string | undefined;
  cents: number;
  state: Exclude<RefundState, "queued">;
};

export type NewPayment = {
  /** Our id, used as idempotency key: a retry finds the payment already created. */
  id: string;
  cents: number;
  method: PayMethod;
  /** Shown to the customer by the bank: the order's number. */
  description: string;
  language: Language;
  returnUrl: string;
  webhookUrl: string;
};

export type NewRefund = {
  id: string;
  paymentServiceId: string;
  cents: number;
  description: string;
};

/** Payment service: Mollie, or the test bank with the same API (PAY-04, PAY-05). */
export type PaymentService = {
  start(payment: NewPayment): Promise<ServicePayment>;
  /** Includes refunds and chargebacks; undefined when the service does not know the payment. */
  find(serviceId: string): Promise<ServicePayment | undefined>;
  /** Cancels an unpaid payment; no effect when it cannot be cancelled. */
  cancel(serviceId: string): Promise<void>;
  refund(refund: NewRefund): Promise<ServiceRefund>;
};

/** No response, or a timeout: the request may still have succeeded. */
export class PaymentServiceDown extends Error {}
/** The service refused the request; a retry is pointless. */
export class PaymentServiceRefused extends Error {}
