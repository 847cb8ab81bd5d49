import * as z from "zod/mini";
import { amountAnswer, toCents } from "./mollie-amount.ts";
import type { ServicePayment, ServiceRefund } from "./payment-service.ts";

/** Whatever was given along: ours, or what somebody typed at Mollie's own desk. */
const metadata = z.optional(z.unknown());

/** Of each answer what we use; everything else in it is passed over. */
export const refundAnswer = z.object({
  id: z.string(),
  amount: amountAnswer,
  status: z.enum(["queued", "pending", "processing", "refunded", "failed", "canceled"]),
  metadata,
});

const chargebackAnswer = z.object({
  amount: amountAnswer,
  reversedAt: z.nullish(z.string()),
});

export const paymentAnswer = z.object({
  id: z.string(),
  status: z.enum(["open", "pending", "authorized", "paid", "failed", "canceled", "expired"]),
  amount: amountAnswer,
  amountChargedBack: z.nullish(amountAnswer),
  isCancelable: z.nullish(z.boolean()),
  metadata,
  _links: z.object({ checkout: z.nullish(z.object({ href: z.url() })) }),
  _embedded: z.optional(
    z.object({
      refunds: z.optional(z.array(refundAnswer)),
      chargebacks: z.optional(z.array(chargebackAnswer)),
    }),
  ),
});

type PaymentAnswer = z.infer<typeof paymentAnswer>;
type RefundAnswer = z.infer<typeof refundAnswer>;

export function toServicePayment(answer: PaymentAnswer): ServicePayment {
  const cents = toCents(answer.amount);
  return {
    id: answer.id,
    ours: oursIn(answer.metadata),
    state: answer.status,
    cents,
    paidCents: answer.status === "paid" ? cents : 0,
    chargedBackCents: chargedBack(answer),
    refunds: (answer._embedded?.refunds ?? []).map(toServiceRefund),
    isCancelable: answer.isCancelable ?? false,
    checkout: answer._links.checkout?.href,
  };
}

/** A chargeback that the bank took back again does not count. */
function chargedBack({ _embedded, amountChargedBack }: PaymentAnswer): number {
  if (!_embedded?.chargebacks) return amountChargedBack ? toCents(amountChargedBack) : 0;
  return _embedded.chargebacks
    .filter(({ reversedAt }) => !reversedAt)
    .reduce((sum, { amount }) => sum + toCents(amount), 0);
}

const ourMetadata = z.object({ id: z.uuid() });

const oursIn = (given: unknown): string | undefined => ourMetadata.safeParse(given).data?.id;

const REFUND_STATE = {
  queued: "pending",
  pending: "pending",
  processing: "pending",
  refunded: "done",
  failed: "failed",
  canceled: "failed",
} as const satisfies Record<RefundAnswer["status"], ServiceRefund["state"]>;

export const toServiceRefund = (answer: RefundAnswer): ServiceRefund => ({
  id: answer.id,
  ours: oursIn(answer.metadata),
  cents: toCents(answer.amount),
  state: REFUND_STATE[answer.status],
});
