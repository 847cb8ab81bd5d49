import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import { BILL_PAYMENTS_LIMIT } from "../../http/limits/limits.ts";
import { takeHit } from "../../http/limits/rate-limits.ts";
import { serve } from "../../http/serve.ts";
import { requestKey } from "../orders/idempotency.ts";
import { findBillByCode, type LinkedBill, viewPay } from "./view-pay.ts";
import { startPayment } from "./start-payment.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "@waslijn/contract/shared/constants";
import { ApiProblem } from "../../api-problem.ts";
import { payPath } from "../bills/bill-code.ts";
import { orderLanguage } from "../orders/mail-recipients.ts";
import { comeBack } from "./come-back.ts";

/** Endpoints for visitors with a payment link. */
export function payRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, "billByCode", async ({ params, language, request }) =>
    viewPay(deps, await findBillByCode(deps, request, params.code), language),
  );

  serve(app, deps, "startPayment", async ({ params, body, language, request }) => {
    const { id, order } = await findBillByCode(deps, request, params.code);
    const { method } = body;
    const key = requestKey(request, deps, { bill: id, method });
    // Idempotent retries count too: each one asks the service for the checkout URL.
    await takeHit(deps, `pay:${id}`, BILL_PAYMENTS_LIMIT);
    return startPayment(deps, { id, number: order.number }, { method, language, key });
  });
}

type Coded = { Params: { code: string } };

/** Redirects to the payment page and back from the bank. They render nothing themselves. */
export function payLinkRoutes(app: FastifyInstance, deps: Deps): void {
  const found = async (request: FastifyRequest, code: string): Promise<LinkedBill | undefined> => {
    try {
      return await findBillByCode(deps, request, code);
    } catch (error) {
      if (error instanceof ApiProblem) return undefined;
      throw error;
    }
  };

  app.get<Coded>("/p/:code", async (request, reply) => {
    const bill = await found(request, request.params.code);
    const to = bill
      ? payPath(deps.secrets, bill.id, orderLanguage(bill.order))
      : `/${DEFAULT_LANGUAGE}/valid-fail`;
    return leadTo(reply, 302, to);
  });

  for (const language of LANGUAGES) {
    app.get<Coded>(`/${language}/pay/:code/back`, async (request, reply) => {
      const bill = await found(request, request.params.code);
      const to = bill ? await comeBack(deps, bill, language) : `/${language}/valid-fail`;
      return leadTo(reply, 303, to);
    });
  }
}

/** The URL is a credential: not cached, not sent as a referrer, not indexed. */
const leadTo = (reply: FastifyReply, status: 302 | 303, to: string): FastifyReply =>
  reply
    .headers({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    })
    .redirect(to, status);
