import type { MyOrders, OrderWindow } from "@waslijn/contract/customer/my-order";

export type ListedOrder = MyOrders["orders"][number];

export type NextStop = { order: ListedOrder; stop: "pickup" | "delivery"; window: OrderWindow };

/** Where we come next with an order; a missed stop is still to come. */
function stopOf(order: ListedOrder): NextStop | undefined {
  const { state, pickup, delivery } = order;
  if (state === "delivered" || state === "cancelled") return undefined;
  if (state === "placed") return { order, stop: "pickup", window: pickup };
  return delivery ? { order, stop: "delivery", window: delivery } : undefined;
}

/** The stop that is on top of the list: the first to come (MINE-11). */
export function nextStop(orders: readonly ListedOrder[]): NextStop | undefined {
  return orders
    .flatMap((order) => stopOf(order) ?? [])
    .sort((one, other) => Date.parse(one.window.starts) - Date.parse(other.window.starts))[0];
}
