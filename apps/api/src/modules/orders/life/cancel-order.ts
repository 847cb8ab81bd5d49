import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import type { LifeDeps } from "../../../deps.ts";
import type { OrderRow } from "../orders-repository.ts";
import { recordAct, wasDone, type Act } from "./act.ts";
import { billAfter } from "./billing/bill-after.ts";
import { allowedToday } from "./allowed.ts";
import { customerMails } from "../mail-recipients.ts";
import { centsWhenOrdered, feeOf, type FeeTerms } from "./fees.ts";
import { planEnds } from "./order-plan.ts";

/**
 * Releases both windows and the place in the daily count of a location or company (LIFE-07). The order's plan goes on
 * unless `stopPlan` is set (PLAN-04).
 */
export async function cancelOrder(
  deps: LifeDeps,
  act: Act,
  terms: FeeTerms & { reason?: string; stopPlan?: boolean | undefined } = {},
): Promise<void> {
  if (await wasDone(deps, act)) return;
  const { order } = act;
  const lateFee = await centsWhenOrdered(deps, order, "PRICE_LATE_CHANGE");
  const allowed = await allowedToday(deps, order, lateFee);
  const fee = feeOf(allowed, "cancel", act, terms);
  const reason = terms.waived ?? terms.reason;
  const count = countedAs(order);
  const ends = terms.stopPlan ? await planEnds(deps.db, order.id) : undefined;
  const data = {
    ...(fee > 0 && { fee }),
    ...(reason !== undefined && { reason }),
    ...ends?.data,
  };
  await recordAct(deps, act, "cancelled", {
    ...ends,
    data,
    // A late cancellation creates a bill for its fee (LIFE-11).
    ...(await billAfter(deps, order, { kind: "cancelled", data })),
    set: { awaits_window: null },
    give_back: ["pickup", "delivery"],
    ...(count && { count_back: count }),
    mails: customerMails(order, "order-cancelled"),
  });
}

/** The daily count that the order was placed under. */
function countedAs(order: OrderRow): { subject: string; date: string } | undefined {
  const date = amsterdamDate(order.created_at);
  if (order.company_id) return { subject: `company:${order.company_id}`, date };
  return order.service_point_id
    ? { subject: `${order.kind}:${order.service_point_id}`, date }
    : undefined;
}
