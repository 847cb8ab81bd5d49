import type { FastifyBaseLogger } from "fastify";
import type { Deps } from "../deps.ts";
import { askPayments } from "./ask-payments.ts";
import { remindBills } from "./remind-bills.ts";
import { sendRefunds } from "./send-refunds.ts";

const EVERY_MS = 15_000;
const REMIND_EVERY_MS = 15 * 60_000;

export type PaymentJobs = { stop(): Promise<void> };

/** What the clock does about money: asks the service, gives back, reminds. Any node may do any of it. */
export function startPaymentJobs(deps: Deps, log: FastifyBaseLogger): PaymentJobs {
  const stopping = new AbortController();
  const { signal } = stopping;
  const { payments } = deps;
  let remindedAt = 0;
  let running: Promise<void> | undefined;
  const turn = async (): Promise<void> => {
    const now = Date.now();
    if (now - remindedAt >= REMIND_EVERY_MS) {
      remindedAt = now;
      await remindBills(deps);
    }
    if (!payments) return;
    await askPayments({ ...deps, payments }, signal);
    await sendRefunds({ ...deps, payments }, signal);
  };
  const wake = (): void => {
    running ??= turn()
      .catch((error: unknown) => log.error({ err: error }, "payment jobs failed"))
      .finally(() => (running = undefined));
  };
  const timer = setInterval(wake, EVERY_MS);
  timer.unref();
  wake();
  return {
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await running;
    },
  };
}
