import type { Language } from "@waslijn/contract/shared/constants";
import type { PaymentState, PayMethod, RefundState } from "@waslijn/contract/shared/payments";

/** A payment as the service has it in its books. */
export type ServicePayment = {
  /** What the service calls it, `tr_…`. */
  id: string;
  /** Our own id, which we gave along; a payment that somebody made by hand has none. */
  ours: string | undefined;
  state: Exclude<PaymentState, "new">;
  cents: number;
  /** What came in. It stays when money goes back: look at the sums below (PAY-02). */
  paidCents: number;
  chargedBackCents: number;
  refunds: ServiceRefund[];
  /** Whether it can be called off at the service. */
  isCancelable: boolean;
  /** Where the customer pays, as long as that is possible. */
  checkout: string | undefined;
};

export type ServiceRefund = {
  id: string;
  ours: string | undefined;
  cents: number;
  state: Exclude<RefundState, "queued">;
};

export type NewPayment = {
  /** Ours: the key of the request, so that asking again finds the payment that was made. */
  id: string;
  cents: number;
  method: PayMethod;
  /** What the customer reads at the bank: the order's number. */
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

/** Whoever moves the money: Mollie, or the test bank that speaks the same calls (PAY-04, PAY-05). */
export type PaymentService = {
  start(payment: NewPayment): Promise<ServicePayment>;
  /** With its refunds and chargebacks; undefined when the service does not know it. */
  find(serviceId: string): Promise<ServicePayment | undefined>;
  /** Calls off a payment that nobody has paid yet; one that cannot be called off stays as it is. */
  cancel(serviceId: string): Promise<void>;
  refund(refund: NewRefund): Promise<ServiceRefund>;
};

/** The service did not answer, or not in time: what was asked may have happened all the same. */
export class PaymentServiceDown extends Error {}
/** The service understood and said no: asking again would not help. */
export class PaymentServiceRefused extends Error {}
