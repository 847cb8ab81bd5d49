import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { BILL_PAYMENTS_LIMIT } from "../../http/limits/limits.ts";
import { takeHit } from "../../http/limits/rate-limits.ts";
import { serve } from "../../http/serve.ts";
import { requestKey } from "../orders/idempotency.ts";
import { findBillByCode } from "./find-bill-by-code.ts";
import { startPayment } from "./start-payment.ts";
import { viewPay } from "./view-pay.ts";

/** What somebody with a payment link can do. */
export function payRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, "billByCode", async ({ params, language, request }) =>
    viewPay(deps, await findBillByCode(deps, request, params.code), language),
  );

  serve(app, deps, "startPayment", async ({ params, body, language, request }) => {
    const { id, order } = await findBillByCode(deps, request, params.code);
    const { method } = body;
    const key = requestKey(request, deps, { bill: id, method });
    // Also what is pressed again: only the service knows where its payment is paid.
    await takeHit(deps, `pay:${id}`, BILL_PAYMENTS_LIMIT);
    return startPayment(deps, { id, number: order.number }, { method, language, key });
  });
}
