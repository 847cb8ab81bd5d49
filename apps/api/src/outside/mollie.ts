import type { Language } from "@waslijn/contract/shared/constants";
import { isIP } from "node:net";
import * as z from "zod/mini";
import { toAmount } from "./mollie-amount.ts";
import {
  paymentAnswer,
  refundAnswer,
  toServicePayment,
  toServiceRefund,
} from "./mollie-answers.ts";
import { callMollie, type MollieAccess, type MollieAnswer } from "./mollie-calls.ts";
import {
  PaymentServiceDown,
  PaymentServiceRefused,
  type PaymentService,
} from "./payment-service.ts";

const LOCALE: Record<Language, string> = { nl: "nl_NL", en: "en_US" };
const PAYMENT_ID = /^tr_[0-9A-Za-z]{1,40}$/;
/** Mollie refuses a payment whose webhook it cannot reach; the job asks after such payments. */
const UNREACHABLE = /(^|\.)(localhost|local|test)$/;

/** The four calls that are used of Mollie's v2 (PAY-04, docs/decisions/039-payments.md). */
export function openMollie(access: MollieAccess & { isLocal?: boolean }): PaymentService {
  return {
    async start({ id, cents, method, description, language, returnUrl, webhookUrl }) {
      const answer = await callMollie(access, {
        method: "POST",
        path: "/payments",
        key: id,
        body: {
          amount: toAmount(cents),
          description,
          redirectUrl: returnUrl,
          ...((access.isLocal || isReachable(webhookUrl)) && { webhookUrl }),
          locale: LOCALE[language],
          method,
          metadata: { id },
        },
      });
      return toServicePayment(read(answer, paymentAnswer));
    },

    async find(serviceId) {
      // The id may come from anyone who knows the webhook's address.
      if (!PAYMENT_ID.test(serviceId)) return undefined;
      const path = `/payments/${serviceId}?embed=refunds,chargebacks`;
      const answer = await callMollie(access, { method: "GET", path });
      if (isUnknown(answer)) return undefined;
      return toServicePayment(read(answer, paymentAnswer));
    },

    async cancel(serviceId) {
      const answer = await callMollie(access, { method: "DELETE", path: `/payments/${serviceId}` });
      const isTooLate = answer.status === 422 || isUnknown(answer);
      if (!isTooLate) read(answer, paymentAnswer);
    },

    async refund({ id, paymentServiceId, cents, description }) {
      const answer = await callMollie(access, {
        method: "POST",
        path: `/payments/${paymentServiceId}/refunds`,
        key: id,
        body: { amount: toAmount(cents), description, metadata: { id } },
      });
      // Said with a wrong key too: no reason to give the refund up.
      if (isUnknown(answer)) throw new PaymentServiceDown("does not know the payment");
      return toServiceRefund(read(answer, refundAnswer));
    },
  };
}

const isUnknown = ({ status }: MollieAnswer): boolean => status === 404 || status === 410;

/** An answer that is not as documented may still mean that it was done. */
function read<T extends z.ZodMiniType>({ status, body }: MollieAnswer, shape: T): z.infer<T> {
  if (status >= 400) throw new PaymentServiceRefused(`answered ${status}`);
  const answer = shape.safeParse(body);
  if (!answer.success) throw new PaymentServiceDown("an answer that is not as documented");
  return answer.data;
}

function isReachable(webhookUrl: string): boolean {
  const { hostname } = new URL(webhookUrl);
  return isIP(hostname.replace(/[[\]]/g, "")) === 0 && !UNREACHABLE.test(hostname);
}
