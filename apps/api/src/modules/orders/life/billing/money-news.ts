import type { OrderView } from "@waslijn/contract/customer/my-order";
import type { MoneyNews, PaymentState, RefundState } from "@waslijn/contract/shared/payments";
import type { EventData } from "../fold-events.ts";

const NEWS_OF: Record<PaymentState | RefundState, MoneyNews> = {
  new: "started",
  open: "started",
  authorized: "started",
  paid: "paid",
  expired: "unpaid",
  canceled: "unpaid",
  failed: "unpaid",
  queued: "refunding",
  pending: "refunding",
  done: "refunded",
};

/** A payment and a refund can both be pending, and both can fail. */
const NEWS_OF_PAYMENT: Partial<typeof NEWS_OF> = { pending: "started" };
const NEWS_OF_REFUND: Partial<typeof NEWS_OF> = { failed: "refund-failed" };

/** The payment news that an event means for the customer. */
export function moneyNews(
  kind: OrderView["history"][number]["kind"],
  { money }: EventData,
): OrderView["history"][number]["money"] {
  if (!money) return undefined;
  const { state, cents, chargedBack = 0 } = money;
  if (chargedBack > 0) return { news: "charged-back", cents: chargedBack };
  const own = kind === "refund-changed" ? NEWS_OF_REFUND : NEWS_OF_PAYMENT;
  return { news: own[state] ?? NEWS_OF[state], cents };
}
