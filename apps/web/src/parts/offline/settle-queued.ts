import type { CodeOrderPlaced } from "@waslijn/contract/customer/orders";
import { ApiFailure } from "../../api/api-failure.ts";
import type { DeviceOrder, Refusal } from "./device-order.ts";

export type Answer = { answer: CodeOrderPlaced } | { error: unknown };

/** What becomes of an order after a try. `watched`: staff stand before the screen and are told now. */
export function settleOrder(order: DeviceOrder, result: Answer, watched: boolean): DeviceOrder {
  const tried = { ...order, leasedUntil: undefined, tries: order.tries + 1 };
  if ("answer" in result) return { ...tried, state: "placed", answer: result.answer };
  const { error } = result;
  if (!(error instanceof ApiFailure)) return { ...tried, state: "waiting" };
  if (error.hasNoAnswer || error.is("idempotency_running")) return { ...tried, state: "waiting" };
  if ((error.status ?? 0) >= 500) return { ...tried, state: watched ? "unsure" : "waiting" };
  if (error.is("too_many_requests") && !watched) return { ...tried, state: "waiting" };
  return { ...tried, state: "refused", refusal: refusalOf(error) };
}

function refusalOf(error: ApiFailure): Refusal {
  if (error.is("items_limit_reached") || error.is("orders_limit_reached")) return "limit";
  if (error.is("slot_taken") || error.is("slot_not_offered")) return "full";
  return error.is("too_many_requests") ? "wait" : "not-placed";
}
