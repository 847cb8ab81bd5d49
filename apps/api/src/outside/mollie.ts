import type { Language } from "@waslijn/contract/shared/constants";
import { isIP } from "node:net";
import * as z from "zod/mini";
import {
  PaymentServiceDown,
  PaymentServiceRefused,
  type PaymentService,
  type ServicePayment,
  type ServiceRefund,
} from "./payment-service.ts";
import { setTimeout as wait } from "node:timers/promises";

/** Mollie's sums are strings with as many decimals as the currency has; ours are whole cents. */
type MollieAmount = { currency: "EUR"; value: string };

export const amountAnswer = z.object({
  currency: z.literal("EUR"),
  value: z.string().check(z.regex(/^\d{1,9}\.\d{2}$/)),
});

export function toAmount(cents: number): MollieAmount {
  const digits = String(cents).padStart(3, "0");
  return { currency: "EUR", value: `${digits.slice(0, -2)}.${digits.slice(-2)}` };
}

/** Digit by digit: 0.29 times a hundred is not 29. */
export const toCents = ({ value }: MollieAmount): number => Number(value.replace(".", ""));

/** Whatever was given along: ours, or what somebody typed at Mollie's own desk. */
const metadata = z.optional(z.unknown());

/** Of each answer what we use; everything else in it is passed over. */
const refundAnswer = z.object({
  id: z.string(),
  amount: amountAnswer,
  status: z.enum(["queued", "pending", "processing", "refunded", "failed", "canceled"]),
  metadata,
});

const chargebackAnswer = z.object({
  amount: amountAnswer,
  reversedAt: z.nullish(z.string()),
});

const paymentAnswer = z.object({
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

function toServicePayment(answer: PaymentAnswer): ServicePayment {
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

const toServiceRefund = (answer: RefundAnswer): ServiceRefund => ({
  id: answer.id,
  ours: oursIn(answer.metadata),
  cents: toCents(answer.amount),
  state: REFUND_STATE[answer.status],
});

type MollieAccess = {
  key: string;
  /** Asked at each call: a server that is its own bank knows its address only once it listens. */
  url: () => string | Promise<string>;
  /** How long one attempt may take, and how long to wait before the second. */
  attemptMs?: number;
  pauseMs?: number;
  /** How a request is made; over the network without it. */
  send?: (url: string, request: SentRequest) => Promise<Pick<Response, "status" | "text">>;
};

type SentRequest = {
  method: MollieCall["method"];
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
  redirect: "error";
};

type MollieCall = {
  method: "GET" | "POST" | "DELETE";
  path: string;
  body?: object;
  /** The same key asks for the same thing: a repeat gets the first answer and does nothing. */
  key?: string;
};

type MollieAnswer = { status: number; body: unknown };

const ATTEMPTS = 3;
const ATTEMPT_MS = 5_000;
const PAUSE_MS = 250;

/** Not an answer to what was asked: still busy with the first attempt, asked too often, or out of order. */
const isPassing = (status: number): boolean => status === 409 || status === 429 || status >= 500;
/** Our key is wrong: that says nothing about the payment, and mending the setting helps. */
const isKeyRefused = (status: number): boolean => status === 401 || status === 403;

/** Asks until there is an answer, three times at most. Each call of ours can be repeated without harm. */
async function callMollie(access: MollieAccess, call: MollieCall): Promise<MollieAnswer> {
  const { pauseMs = PAUSE_MS } = access;
  for (let attempt = 1; ; attempt += 1) {
    const answer = await attemptCall(access, call);
    if (answer && !isPassing(answer.status) && !isKeyRefused(answer.status)) return answer;
    if (attempt === ATTEMPTS || (answer && isKeyRefused(answer.status))) {
      throw new PaymentServiceDown(answer ? `answered ${answer.status}` : "no answer");
    }
    await wait(pauseMs * 2 ** (attempt - 1));
  }
}

/** Undefined when nothing readable came back, or not in time. */
async function attemptCall(
  { key, url, attemptMs = ATTEMPT_MS, send = fetch }: MollieAccess,
  call: MollieCall,
): Promise<MollieAnswer | undefined> {
  try {
    const response = await send(`${await url()}${call.path}`, {
      method: call.method,
      headers: {
        authorization: `Bearer ${key}`,
        accept: "application/hal+json",
        ...(call.body && { "content-type": "application/json" }),
        ...(call.key && { "idempotency-key": call.key }),
      },
      ...(call.body && { body: JSON.stringify(call.body) }),
      signal: AbortSignal.timeout(attemptMs),
      redirect: "error",
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : undefined };
  } catch {
    // What went wrong may quote the answer, and nothing of an answer is kept.
    return undefined;
  }
}

const LOCALE: Record<Language, string> = { nl: "nl_NL", en: "en_US" };
const PAYMENT_ID = /^tr_[0-9A-Za-z]{1,40}$/;
/** Mollie refuses a payment whose webhook it cannot reach; the job asks after such payments. */
const UNREACHABLE = /(^|\.)(localhost|local|test)$/;

/** The four calls that are used of Mollie's v2 (PAY-04, docs/decisions/payments.md). */
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
