import type { FastifyBaseLogger } from "fastify";
import type { Deps } from "../deps.ts";
import { askPayments } from "./ask-payments.ts";
import { remindBills } from "./remind-bills.ts";
import { repeat, type Repeated } from "./repeat.ts";
import { sendRefunds } from "./send-refunds.ts";

const EVERY_MS = 15_000;
const REMIND_EVERY_MS = 15 * 60_000;

/** What the clock does about money: asks the service, gives back, reminds. Any node may do any of it. */
export function startPaymentJobs(deps: Deps, log: FastifyBaseLogger): Repeated {
  const { payments } = deps;
  let remindedAt = 0;
  const remindAtTimes = async (): Promise<void> => {
    const now = Date.now();
    if (now - remindedAt < REMIND_EVERY_MS) return;
    remindedAt = now;
    await remindBills(deps);
  };
  const turn = async (signal: AbortSignal): Promise<void> => {
    try {
      if (payments) {
        await askPayments({ ...deps, payments }, signal);
        await sendRefunds({ ...deps, payments }, signal);
      }
    } finally {
      // Last: who has paid meanwhile is not reminded.
      await remindAtTimes();
    }
  };
  return repeat(EVERY_MS, turn, (error) => log.error({ err: error }, "payment jobs failed"));
}
