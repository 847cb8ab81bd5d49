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

/** Mollie's amounts are strings with the currency's decimals; ours are integer cents. */
type MollieAmount = { currency: "EUR"; value: string };

export const amountAnswer = z.object({
  currency: z.literal("EUR"),
  value: z.string().check(z.regex(/^\d{1,9}\.\d{2}$/)),
});

export function toAmount(cents: number): MollieAmount {
  const digits = String(cents).padStart(3, "0");
  return { currency: "EUR", value: `${digits.slice(0, -2)}.${digits.slice(-2)}` };
}

/** Removes the point instead of multiplying, because 0.29 * 100 is not 29 in floating point. */
export const toCents = ({ value }: MollieAmount): number => Number(value.replace(".", ""));

/** Ours, or anything that somebody entered in Mollie's dashboard. */
const metadata = z.optional(z.unknown());

/** Only the fields we use; others are ignored. */
const refundAnswer = z.object({
  id: z.string(),
  amount: amountAnswer,
  status: z.string(),
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

/** Reversed chargebacks do not count. */
function chargedBack({ _embedded, amountChargedBack }: PaymentAnswer): number {
  if (!_embedded?.chargebacks) return amountChargedBack ? toCents(amountChargedBack) : 0;
  return _embedded.chargebacks
    .filter(({ reversedAt }) => !reversedAt)
    .reduce((sum, { amount }) => sum + toCents(amount), 0);
}

const ourMetadata = z.object({ id: z.uuid() });

const oursIn = (metadata: unknown): string | undefined => ourMetadata.safeParse(metadata).data?.id;

const REFUND_STATE: Partial<Record<string, ServiceRefund["state"]>> = {
  queued: "pending",
  pending: "pending",
  processing: "pending",
  refunded: "done",
  failed: "failed",
  canceled: "failed",
};

const toServiceRefund = ({ id, metadata, amount, status }: RefundAnswer): ServiceRefund => ({
  id,
  ours: oursIn(metadata),
  cents: toCents(amount),
  state: REFUND_STATE[status] ?? unknownState(id, status),
});

/**
 * A status that Mollie added after this version. The refund counts as pending, so that it stays in the books and is
 * polled, and its payment is booked whatever the status means.
 */
function unknownState(id: string, status: string): ServiceRefund["state"] {
  process.emitWarning(
    `Refund ${id} has the unknown status ${JSON.stringify(status.slice(0, 40))}`,
    {
      type: "PaymentService",
      code: "UNKNOWN_REFUND_STATUS",
    },
  );
  return "pending";
}

type MollieAccess = {
  key: string;
  /** Evaluated for each call: with the test bank a server knows its own address only once it listens. */
  url: () => string | Promise<string>;
  /** Timeout of one attempt, and pause before the second. */
  attemptMs?: number;
  pauseMs?: number;
  /** Sends the request; `fetch` by default. */
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
  /** Idempotency key: a repeated request gets the first response and has no effect. */
  key?: string;
};

type MollieAnswer = { status: number; body: unknown };

const ATTEMPTS = 3;
const ATTEMPT_MS = 5_000;
const PAUSE_MS = 250;

/** Transient status: the first attempt is still running, rate limit, or server error. */
const isPassing = (status: number): boolean => status === 409 || status === 429 || status >= 500;
/** Our API key is wrong: unrelated to the payment, and fixed by correcting the setting. */
const isKeyRefused = (status: number): boolean => status === 401 || status === 403;

/** Retries until there is a definite response, at most three attempts. All our calls are idempotent. */
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

/** Undefined on a timeout or an unreadable response. */
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
    // The error may quote the response, which must not be logged.
    return undefined;
  }
}

const LOCALE: Record<Language, string> = { nl: "nl_NL", en: "en_US" };
const PAYMENT_ID = /^tr_[0-9A-Za-z]{1,40}$/;
/** Mollie refuses payments with an unreachable webhook URL; the job polls those payments instead. */
const UNREACHABLE = /(^|\.)(localhost|local|test)$/;

/** The four calls we use of Mollie's v2 API (PAY-04, docs/decisions/payments.md). */
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
      // Validated because anyone who knows the webhook's URL can send an id.
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
      // A wrong API key gets the same response, so the refund is retried instead of given up.
      if (isUnknown(answer)) throw new PaymentServiceDown("does not know the payment");
      return toServiceRefund(read(answer, refundAnswer));
    },
  };
}

/** Tries a key by listing payments: undefined when it works (SET-02). */
export async function testMollieKey(
  key: string,
  url: string,
): Promise<"refused" | "unreachable" | undefined> {
  const access = { key, url: () => url.replace(/\/+$/, "") };
  const answer = await attemptCall(access, { method: "GET", path: "/payments?limit=1" });
  if (!answer || isPassing(answer.status)) return "unreachable";
  return answer.status === 200 ? undefined : "refused";
}

const isUnknown = ({ status }: MollieAnswer): boolean => status === 404 || status === 410;

/** A response with an unexpected shape may still mean success, so it counts as unknown, not as refused. */
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
