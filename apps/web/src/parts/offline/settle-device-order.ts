import type { CodeOrderPlaced } from "@waslijn/contract/customer/orders";
import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { verdictOf } from "@waslijn/api-client/verdict.ts";
import type { DeviceOrder, Refusal } from "./device-order.ts";

/** Nothing where the server does not have the order and it was not sent. */
export type Answer = { answer?: CodeOrderPlaced; error?: unknown };

/** What becomes of an order after a try. `watched`: staff stand before the screen and are told now. */
export function settleDeviceOrder(
  order: DeviceOrder,
  result: Answer,
  watched: boolean,
): DeviceOrder {
  const { answer, error } = result;
  const free = { ...order, leasedUntil: undefined };
  const tried = { ...free, tries: order.tries + 1 };
  if (answer) return { ...tried, state: "placed", answer };
  if (error === undefined) return free;
  const verdict = verdictOf(error);
  const isWaiting = verdict === "lost" || (verdict === "undecided" && !watched);
  if (isWaiting) return { ...tried, state: "waiting" };
  const refusal = refusalOf(error);
  // A pause that was asked for is an answer: that order did not arrive.
  if (verdict === "undecided" && refusal !== "wait") return { ...tried, state: "unsure" };
  return { ...tried, state: "refused", refusal };
}

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiFailure)) return "not-placed";
  if (error.is("items_limit_reached") || error.is("orders_limit_reached")) return "limit";
  if (error.is("slot_taken") || error.is("slot_not_offered")) return "full";
  return error.is("too_many_requests") ? "wait" : "not-placed";
}
