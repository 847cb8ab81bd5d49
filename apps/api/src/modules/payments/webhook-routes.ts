import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import { ApiProblem } from "../../api-problem.ts";
import { ALL_UNKNOWN_PAYMENTS_LIMIT, UNKNOWN_PAYMENTS_LIMIT } from "../../http/limits/limits.ts";
import { countingMisses, hasRoom, type Misses } from "../../http/limits/rate-limits.ts";
import { PaymentServiceDown, type PaymentService } from "../../outside/payment-service.ts";
import { askInTurn, mayAsk, askByServiceId } from "./ask-service.ts";
import { askSoon, findPaymentByServiceId } from "./payments-repository.ts";
import { WEBHOOK_PATH } from "./start-payment.ts";

const BODY_LIMIT = 1024;
const SERVICE_ID = /^[\w-]{1,64}$/;
const UNKNOWN: Misses = {
  name: "webhook",
  limit: UNKNOWN_PAYMENTS_LIMIT,
  missing: () => new ApiProblem("not_found"),
};

/**
 * Webhooks of the payment service. Only the id is used, to fetch the payment from the service; unknown ids get the same
 * response as known ones (PAY-04).
 */
export function webhookRoutes(app: FastifyInstance, deps: Deps): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: BODY_LIMIT },
      async (_request: FastifyRequest, body: string) => new URLSearchParams(body).get("id"),
    );
    scope.post<{ Body: string | null | undefined }>(
      WEBHOOK_PATH,
      { bodyLimit: BODY_LIMIT },
      async (request, reply) => {
        const id = request.body ?? "";
        const { payments } = deps;
        if (payments && SERVICE_ID.test(id))
          await handleWebhook({ ...deps, payments }, request, id);
        return reply.header("cache-control", "no-store").send("");
      },
    );
  });
}

async function handleWebhook(
  deps: Deps & { payments: PaymentService },
  request: FastifyRequest,
  id: string,
): Promise<void> {
  const row = await findPaymentByServiceId(deps.db, id);
  try {
    if (!row) await askAboutUnknown(deps, request, id);
    // The service does not know a payment that it notifies us of: fail, so that it retries (PAY-13).
    else if (!(await askInTurn(deps, row.id))) throw new ApiProblem("unavailable");
  } catch (error) {
    if (!(error instanceof PaymentServiceDown)) throw error;
    if (row) await askSoon(deps.db, row.id, deps.clock.now());
  }
}

/**
 * Rate limit for unknown ids: a caller who invents ids no longer causes requests to the service after a few misses.
 * When the global limit is used up, it throws `unavailable` so that the service retries.
 */
async function askAboutUnknown(
  deps: Deps & { payments: PaymentService },
  request: FastifyRequest,
  id: string,
): Promise<void> {
  const lookUp = async () => {
    const isFree =
      (await mayAsk(deps, id)) && (await hasRoom(deps, "webhooks", ALL_UNKNOWN_PAYMENTS_LIMIT));
    if (!isFree) throw new ApiProblem("unavailable");
    return (await askByServiceId(deps, id)) ? true : undefined;
  };
  try {
    await countingMisses(deps, request, lookUp, UNKNOWN);
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.type === "unavailable") throw error;
  }
}
