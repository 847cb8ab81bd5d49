import type { Deps } from "../deps.ts";
import { askPayments } from "./ask-payments.ts";
import { remindBills } from "./remind-bills.ts";
import { repeat, type Repeated } from "./repeat.ts";
import type { RunJob } from "./run-job.ts";
import { sendRefunds } from "./send-refunds.ts";

const EVERY_MS = 15_000;
const REMIND_EVERY_MS = 15 * 60_000;

/** What the clock does about money: asks the service, gives back, reminds. Any node may do any of it. */
export function startPaymentJobs(deps: Deps, run: RunJob): Repeated {
  const { payments } = deps;
  let remindedAt = 0;
  return repeat(EVERY_MS, async (signal) => {
    if (payments) {
      await run("payments", () => askPayments({ ...deps, payments }, signal));
      await run("refunds", () => sendRefunds({ ...deps, payments }, signal));
    }
    // Last: who has paid meanwhile is not reminded.
    const now = Date.now();
    if (now - remindedAt < REMIND_EVERY_MS) return;
    remindedAt = now;
    await run("bill-reminders", () => remindBills(deps));
  });
}
