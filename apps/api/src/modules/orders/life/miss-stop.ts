import type { WindowKind } from "@waslijn/contract/shared/codes";
import type { MissReason } from "@waslijn/contract/shared/order-life";
import type { LifeDeps } from "./life-deps.ts";
import { act, refusedAsItIs, wasDone, type Act } from "./act.ts";
import { customerMails } from "../mail-recipients.ts";
import { billAfter } from "./billing/bill-after.ts";
import { centsWhenOrdered } from "./fees.ts";

const FREE_MISSED_DELIVERIES = 1;

export type Miss = { kind: WindowKind; reason: MissReason; calls: number };

/** Nobody was met: the order stays where it was and waits for a new window (LIFE-04). */
export async function missStop(
  deps: LifeDeps,
  given: Act,
  { kind, reason, calls }: Miss,
): Promise<void> {
  if (await wasDone(deps, given)) return;
  const { order, actor } = given;
  // One window is missed once, and costs once.
  if (order.awaits_window === kind) throw refusedAsItIs("not_possible_now", order, actor);
  const missed = order.missed_deliveries + (kind === "delivery" ? 1 : 0);
  const costs = kind === "delivery" && missed > FREE_MISSED_DELIVERIES;
  const fee = costs ? await centsWhenOrdered(deps, order, "PRICE_MISSED_DELIVERY") : 0;
  const event = kind === "pickup" ? "pickup-missed" : "delivery-missed";
  const data = { reason, calls, ...(fee > 0 && { fee }) };
  await act(deps, given, event, {
    data,
    ...(fee > 0 && (await billAfter(deps, order, { kind: event, data }))),
    set: { awaits_window: kind, missed_deliveries: missed },
    mails: customerMails(order, "order-missed"),
  });
}
