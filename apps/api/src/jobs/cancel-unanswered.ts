import { MISSED_PICKUP_DAYS, NO_ANSWER } from "@waslijn/contract/shared/order-life";
import { ApiProblem } from "../api-problem.ts";
import { cancelOrder } from "../modules/orders/life/cancel-order.ts";
import type { LifeDeps } from "../deps.ts";
import { listUnansweredPickups } from "../modules/orders/orders-repository.ts";

const DAY_MS = 86_400_000;
const AT_ONCE = 100;

/** Cancels orders whose missed pickup was not rescheduled (LIFE-04). Safe on several nodes: only one succeeds. */
export async function cancelUnanswered(deps: LifeDeps): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - MISSED_PICKUP_DAYS * DAY_MS);
  const orders = await listUnansweredPickups(deps.db, before, AT_ONCE);
  let cancelled = 0;
  const failures: unknown[] = [];
  for (const order of orders) {
    const act = { order, version: order.version, actor: { kind: "clock" } } as const;
    try {
      await cancelOrder(deps, act, { waived: NO_ANSWER });
      cancelled += 1;
    } catch (error) {
      // A failed one is retried in the next run and does not block the others.
      if (!(error instanceof ApiProblem)) failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, "orders not cancelled");
  return cancelled;
}
