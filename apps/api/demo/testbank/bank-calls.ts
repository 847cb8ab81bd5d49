import { PAY_METHODS } from "@waslijn/contract/shared/payments";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createHash, timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";
import type { Deps } from "../../src/deps.ts";
import { amountAnswer, toCents } from "../../src/outside/mollie.ts";
import { TEST_BANK_CALLS } from "../../src/outside/open-payments.ts";
import { changePayment, findBankPayment, openPayment } from "./bank-books.ts";
import { newBankId } from "./bank-id.ts";
import {
  happen,
  isCancelable,
  REFUND_MS,
  remainingAt,
  stateAt,
  type BankPayment,
  type BankRefund,
} from "./bank-payment.ts";
import { paymentAnswer, refundAnswer, type BankPlace } from "./mollie-answer.ts";

const TITLES = {
  400: "Bad Request",
  401: "Unauthorized Request",
  404: "Not Found",
  422: "Unprocessable Entity",
} as const;

/** An error in Mollie's format; `field` names the invalid part of the request. */
class BankRefusal extends Error {
  override name = "BankRefusal";
  readonly status: keyof typeof TITLES;
  readonly field: string | undefined;

  constructor(status: keyof typeof TITLES, detail: string, field?: string) {
    super(detail);
    this.status = status;
    this.field = field;
  }

  toAnswer(): object {
    const documentation = { href: "https://docs.mollie.com/errors", type: "text/html" };
    return {
      status: this.status,
      title: TITLES[this.status],
      detail: this.message,
      ...(this.field && { field: this.field }),
      _links: { documentation },
    };
  }
}

const HAL = "application/hal+json; charset=utf-8";

const amount = amountAnswer.check(z.refine((amountInput) => toCents(amountInput) > 0));
const newPayment = z.object({
  amount,
  description: z.string().check(z.minLength(1), z.maxLength(255)),
  redirectUrl: z.url({ protocol: /^https?$/ }),
  webhookUrl: z._default(z.nullable(z.url({ protocol: /^https?$/ })), null),
  locale: z.enum(["nl_NL", "en_US"]),
  method: z.enum(PAY_METHODS),
  metadata: z.optional(z.unknown()),
});
const newRefund = z.object({
  amount,
  description: z._default(z.string().check(z.maxLength(140)), ""),
  metadata: z.optional(z.unknown()),
});

type Named = { Params: { id: string } };

/** The calls of Mollie's v2 API that our adapter makes, with responses as Mollie documents them (PAY-05). */
export function bankCalls(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;
  void app.register(
    async (bank) => {
      bank.addHook("onRequest", async (request) => knowCaller(deps, request));
      bank.setErrorHandler((error, _request, reply) => {
        if (!(error instanceof BankRefusal)) throw error;
        return reply.code(error.status).type(HAL).send(error.toAnswer());
      });

      bank.post("/payments", async (request, reply) => {
        const payment = toBankPayment(read(newPayment, request.body), clock.now());
        const opened = await openPayment(db, payment, keyOf(request));
        if (!isSameRequest(opened.payment, payment)) throw refuseKey();
        if (!opened.isNew) void reply.header("idempotent-replayed", "true");
        const made = asMade(opened.payment);
        const answer = paymentAnswer(made, new Date(made.madeAt), placeOf(deps, request));
        return send(reply, 201, answer);
      });

      bank.get<Named & { Querystring: { embed?: string } }>(
        "/payments/:id",
        async (request, reply) => {
          const payment = await findBankPayment(db, request.params.id);
          if (!payment) throw unknown(request.params.id);
          const embed = request.query.embed?.split(",") ?? [];
          const place = placeOf(deps, request);
          return send(reply, 200, paymentAnswer(payment, clock.now(), place, embed));
        },
      );

      bank.delete<Named>("/payments/:id", async (request, reply) => {
        const now = clock.now();
        const payment = await change(deps, request.params.id, (found) => {
          if (!isCancelable(found, now)) {
            throw new BankRefusal(422, "The payment cannot be canceled");
          }
          return { payment: happen(found, "canceled", now, newBankId), webhooks: [now] };
        });
        return send(reply, 200, paymentAnswer(payment, now, placeOf(deps, request)));
      });

      bank.post<Named>("/payments/:id/refunds", async (request, reply) => {
        const now = clock.now();
        const wanted = read(newRefund, request.body);
        const key = keyOf(request);
        const payment = await change(deps, request.params.id, (found) =>
          refundOnce(found, { ...wanted, key, cents: toCents(wanted.amount) }, now),
        );
        const refund = payment.refunds.find((one) => one.key === key);
        if (!refund) throw unknown(request.params.id);
        return send(reply, 201, refundAnswer(payment, refund, now, placeOf(deps, request).calls));
      });
    },
    { prefix: TEST_BANK_CALLS },
  );
}

const send = (reply: FastifyReply, status: number, answer: object): FastifyReply =>
  reply.code(status).type(HAL).header("cache-control", "no-store").send(answer);

/** Only our own servers have the key. The bank is served at the site's address, where others could reach it. */
function knowCaller({ secrets }: Deps, { headers }: FastifyRequest): void {
  const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
  const actual = digest(headers.authorization ?? "");
  if (timingSafeEqual(actual, digest(`Bearer ${secrets.testBankKey}`))) return;
  throw new BankRefusal(401, "Missing authentication, or failed to authenticate");
}

function read<T extends z.ZodMiniType>(shape: T, body: unknown): z.infer<T> {
  const result = shape.safeParse(body);
  if (result.success) return result.data;
  const field = String(result.error.issues[0]?.path[0] ?? "");
  throw new BankRefusal(422, `The ${field || "request"} is invalid`, field || undefined);
}

function keyOf({ headers }: FastifyRequest): string {
  const key = headers["idempotency-key"];
  // Mollie accepts requests without one; ours always have it.
  if (typeof key !== "string" || key === "") throw new BankRefusal(400, "No Idempotency-Key");
  return key;
}

const refuseKey = (): BankRefusal =>
  new BankRefusal(400, "The Idempotency-Key was used for another request");

const unknown = (id: string): BankRefusal =>
  new BankRefusal(404, `No payment exists with token ${id}.`);

async function change(
  { db }: Deps,
  id: string,
  work: Parameters<typeof changePayment>[2],
): Promise<BankPayment> {
  const changed = await changePayment(db, id, work);
  if (!changed) throw unknown(id);
  return changed;
}

/** Calls arrive at the node's own address; the pages are at the site's public one. */
function placeOf({ env }: Deps, request: FastifyRequest): BankPlace {
  const here = `${request.protocol}://${request.host}`;
  const pages = (env.PUBLIC_URL ?? here).replace(/\/+$/, "");
  return { calls: `${here}${TEST_BANK_CALLS}`, pages };
}

function toBankPayment(wanted: z.infer<typeof newPayment>, now: Date): BankPayment {
  const { amount: amountInput, metadata = null, ...rest } = wanted;
  const madeAt = now.toISOString();
  return asMade({
    ...rest,
    id: newBankId("tr"),
    cents: toCents(amountInput),
    metadata,
    madeAt,
    state: "open",
    changedAt: madeAt,
    areRefundsToFail: false,
    refunds: [],
    chargebacks: [],
  });
}

/** The payment as in the first response: an idempotent retry gets that again, whatever happened since. */
const asMade = (payment: BankPayment): BankPayment => ({
  ...payment,
  state: "open",
  changedAt: payment.madeAt,
  areRefundsToFail: false,
  refunds: [],
  chargebacks: [],
});

function isSameRequest(one: BankPayment, other: BankPayment): boolean {
  const requestOf = ({
    cents,
    method,
    description,
    redirectUrl,
    webhookUrl,
    locale,
  }: BankPayment) => JSON.stringify([cents, method, description, redirectUrl, webhookUrl, locale]);
  return requestOf(one) === requestOf(other);
}

type WantedRefund = Pick<BankRefund, "key" | "cents" | "description"> & { metadata?: unknown };

function refundOnce(payment: BankPayment, wanted: WantedRefund, now: Date) {
  const known = payment.refunds.find(({ key }) => key === wanted.key);
  if (known && known.cents !== wanted.cents) throw refuseKey();
  if (known) return { payment, webhooks: [] };
  if (stateAt(payment, now) !== "paid") throw new BankRefusal(422, "The payment is not paid");
  if (wanted.cents > remainingAt(payment, now)) {
    throw new BankRefusal(422, "The amount is higher than the maximum", "amount");
  }
  const refund: BankRefund = {
    id: newBankId("re"),
    key: wanted.key,
    cents: wanted.cents,
    description: wanted.description,
    metadata: wanted.metadata ?? null,
    madeAt: now.toISOString(),
    isToFail: payment.areRefundsToFail,
  };
  const finished = new Date(now.getTime() + REFUND_MS);
  return { payment: { ...payment, refunds: [...payment.refunds, refund] }, webhooks: [finished] };
}
