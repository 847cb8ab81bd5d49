import { PaymentServiceDown } from "../outside/payment-service.ts";
import { askAndSettle, type PayDeps, endIfOutdated } from "../modules/payments/ask-service.ts";
import { claimDue, findPayment } from "../modules/payments/payments-repository.ts";

/** Lease: a payment without an answer is requested again after this. */
const LEASE_MS = 2 * 60_000;
const AT_ONCE = 4;

/**
 * Polls the service for payments whose webhook may never come, and for refunds and chargebacks of paid ones (PAY-04).
 * Returns the number of payments polled.
 */
export async function pollPayments(deps: PayDeps, stop?: AbortSignal): Promise<number> {
  let polled = 0;
  while (!stop?.aborted) {
    const now = deps.clock.now();
    const leaseEnds = new Date(now.getTime() + LEASE_MS);
    const due = await claimDue(deps.db, "payments", { now, leaseEnds, most: AT_ONCE });
    if (due.length === 0) break;
    polled += due.length;
    const answers = await Promise.allSettled(due.map(({ id }) => askAbout(deps, id)));
    if (isDown(answers)) break;
  }
  return polled;
}

async function askAbout(deps: PayDeps, id: string): Promise<void> {
  await askAndSettle(deps, id);
  const now = await findPayment(deps.db, id);
  if (now) await endIfOutdated(deps, now);
}

/** True when the service was down; throws any other failure. */
export function isDown(results: readonly PromiseSettledResult<unknown>[]): boolean {
  const reasons = results.flatMap((result) =>
    result.status === "rejected" ? [result.reason] : [],
  );
  const own = reasons.find((reason) => !(reason instanceof PaymentServiceDown));
  if (own) throw own;
  return reasons.length > 0;
}
