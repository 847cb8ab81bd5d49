import type { PayDeps } from "../modules/payments/ask-service.ts";
import { withBooks } from "../modules/payments/books.ts";
import { claimDue } from "../modules/payments/payments-repository.ts";
import { listReturnable, sumUpAndReturn } from "../modules/payments/give-back.ts";
import { sendRefund } from "../modules/payments/send-refund.ts";
import { isDown } from "./poll-payments.ts";

const LEASE_MS = 5 * 60_000;
const AT_ONCE = 4;
const MOST_BILLS = 100;

/** Sends queued refunds, and queues refunds of overpaid bills whose total has decreased. */
export async function sendRefunds(
  deps: PayDeps,
  stop?: AbortSignal,
  mostBills = MOST_BILLS,
): Promise<number> {
  await returnDifferences(deps, mostBills);
  let sent = 0;
  while (!stop?.aborted) {
    const now = deps.clock.now();
    const leaseEnds = new Date(now.getTime() + LEASE_MS);
    const due = await claimDue(deps.db, "refunds", { now, leaseEnds, most: AT_ONCE });
    if (due.length === 0) break;
    sent += due.length;
    const answers = await Promise.allSettled(due.map((refund) => sendRefund(deps, refund)));
    if (isDown(answers)) break;
  }
  return sent;
}

async function returnDifferences(deps: PayDeps, most: number): Promise<void> {
  const bills = await listReturnable(deps.db, deps.clock.now(), { most });
  for (const { id } of bills) await withBooks(deps, id, sumUpAndReturn);
}
