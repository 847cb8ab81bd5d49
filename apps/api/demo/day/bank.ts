import type { FastifyInstance } from "fastify";
import type { Deps } from "../../src/deps.ts";
import { openMollie } from "../../src/outside/mollie.ts";
import { TEST_BANK_CALLS } from "../../src/outside/open-payments.ts";
import type { PaymentService } from "../../src/outside/payment-service.ts";
import { publicUrl } from "../../src/public-url.ts";

/** The test bank on the story's clock, called through the same adapter by `inject`, without a listening server. */
export type Bank = {
  payments: PaymentService;
  /** Presses a button on the bank's page. */
  press(serviceId: string, outcome: "paid" | "failed" | "chargeback"): Promise<void>;
};

export function openBank(
  app: () => FastifyInstance,
  { env, secrets }: Pick<Deps, "env" | "secrets">,
): Bank {
  return {
    payments: openMollie({
      key: secrets.testBankKey,
      url: () => `http://localhost${TEST_BANK_CALLS}`,
      isLocal: true,
      async send(url, { method, headers, body }) {
        const { pathname, search } = new URL(url);
        const answer = await app().inject({
          method,
          url: pathname + search,
          headers,
          ...(body !== undefined && { payload: body }),
        });
        return { status: answer.statusCode, text: async () => answer.body };
      },
    }),
    async press(serviceId, outcome) {
      const answer = await app().inject({
        method: "POST",
        url: `/testbank/pay/${serviceId}`,
        headers: {
          origin: publicUrl(env),
          "content-type": "application/x-www-form-urlencoded",
        },
        // No webhook: no server is listening yet.
        payload: new URLSearchParams({ outcome, news: "lost" }).toString(),
      });
      if (answer.statusCode >= 400) throw new Error(`The test bank answered ${answer.statusCode}.`);
    },
  };
}
