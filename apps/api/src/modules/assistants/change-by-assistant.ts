import type { Permission } from "@waslijn/contract/customer/my-order";
import type { ToolInput } from "@waslijn/contract/customer/assistants";
import { cancelOrder } from "../orders/life/cancel-order.ts";
import { changeWindows, checkWindows } from "../orders/life/change-windows.ts";
import { refusedAsItIs, type Act } from "../orders/life/act.ts";
import { allowedToday } from "../orders/life/allowed.ts";
import { centsWhenOrdered, forbiddenNow } from "../orders/life/fees.ts";
import { actLimits, type ActEffect } from "../orders/act-limits.ts";
import type { RequestKey } from "../orders/idempotency.ts";
import type { OrderRow } from "../orders/orders-repository.ts";
import { findPlanOf, viewOrderPlan } from "../orders/life/order-plan.ts";
import { ownOrder, type ForCustomer, toolOrder } from "./assistant-call.ts";
import { inTwoCalls } from "./in-two-calls.ts";
import { orderRules } from "./tool-words.ts";

const CUSTOMER = { kind: "customer" } as const;

/** Moves an order to other windows, at the fee shown in the proposal. */
export async function moveByAssistant(
  call: ForCustomer,
  input: ToolInput<"move_order">,
): Promise<object> {
  const order = await ownOrder(call, input.number);
  const { pickupTime, deliveryTime } = input;
  return inTwoCalls(call, "move_order", input, {
    propose: async () => {
      const windows = await checkWindows(call.deps, order, { pickupTime, deliveryTime });
      return proposal(call, order, windows.pickup ? "pickup" : "delivery", { move: windows });
    },
    perform: async (key, cents) => {
      await changeWindows(call.deps, asCustomer(call, order, key, "tells"), {
        pickupTime,
        deliveryTime,
        acceptedFee: cents,
      });
      return toolOrder(call, await ownOrder(call, input.number));
    },
  });
}

/** Cancels an order at the fee shown in the proposal. Its plan, if any, continues unless that is to stop too. */
export async function cancelByAssistant(
  call: ForCustomer,
  input: ToolInput<"cancel_order">,
): Promise<object> {
  const order = await ownOrder(call, input.number);
  return inTwoCalls(call, "cancel_order", input, {
    propose: async () => {
      const plan = viewOrderPlan(await findPlanOf(call.deps.db, order.id));
      const stops = { plan: input.stopPlan ? "stops" : "goes on", next: plan?.next };
      return proposal(call, order, "cancel", {
        cancel: order.number,
        ...(plan?.next && { plan: stops }),
      });
    },
    perform: async (key, cents) => {
      await cancelOrder(call.deps, asCustomer(call, order, key, "ends"), {
        acceptedFee: cents,
        stopPlan: input.stopPlan,
      });
      return toolOrder(call, await ownOrder(call, input.number));
    },
  });
}

/** The current cost of a change. Throws when it is too late to change, as on the order's page. */
async function proposal(
  { deps }: ForCustomer,
  order: OrderRow,
  change: "pickup" | "delivery" | "cancel",
  would: object,
) {
  const lateFee = await centsWhenOrdered(deps, order, "PRICE_LATE_CHANGE");
  const allowed = await allowedToday(deps, order, lateFee);
  const permission: Permission = allowed[change];
  if (permission.may === "no") {
    throw refusedAsItIs("not_possible_now", order, CUSTOMER, forbiddenNow(allowed));
  }
  const cents = permission.may === "fee" ? permission.cents : 0;
  return {
    cents,
    facts: { version: order.version, cents, would },
    description: { would, feeCents: cents, rules: orderRules(lateFee) },
  };
}

const asCustomer = (
  { deps }: ForCustomer,
  order: OrderRow,
  key: RequestKey,
  effect: ActEffect,
): Act => ({
  order,
  version: order.version,
  actor: CUSTOMER,
  key,
  limits: actLimits(deps, order, effect),
});
