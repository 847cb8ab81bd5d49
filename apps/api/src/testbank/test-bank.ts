import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { paymentServiceOf } from "../outside/open-payments.ts";
import { ownAddress } from "../own-address.ts";
import { bankCalls } from "./bank-calls.ts";
import { bankPages } from "./bank-pages.ts";
import { deliverWebhooks } from "./deliver-webhooks.ts";

const DELIVER_EVERY_MS = 2_000;

/** A bank for where no money moves; with a key of a real service there is none (PAY-05). */
export function testBank(app: FastifyInstance, deps: Deps): void {
  if (paymentServiceOf(deps.env) !== "test-bank") return;
  bankCalls(app, deps);
  bankPages(app, deps);
  deliverWhileListening(app, deps);
}

function deliverWhileListening(app: FastifyInstance, deps: Deps): void {
  let timer: NodeJS.Timeout | undefined;
  let delivering: Promise<void> | undefined;
  const deliver = (): void => {
    delivering ??= deliverWebhooks(deps, ownAddress(app.server))
      .then(() => undefined)
      .catch((error: unknown) => app.log.error({ err: error }, "test bank webhooks failed"))
      .finally(() => (delivering = undefined));
  };
  app.addHook("onListen", async () => {
    timer = setInterval(deliver, DELIVER_EVERY_MS);
    timer.unref();
  });
  // Nobody waits for a webhook that is due at once.
  app.addHook("onResponse", async (request) => {
    if (timer && request.method === "POST" && request.routeOptions.url?.startsWith("/testbank/")) {
      deliver();
    }
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    timer = undefined;
    await delivering;
  });
}
