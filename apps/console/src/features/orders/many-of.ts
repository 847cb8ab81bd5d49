import type { OrderListRow } from "@waslijn/contract/console/desk/orders";
import type { ManyOrders } from "../../parts/many/many-orders.ts";
import type { OrdersSearch } from "./orders-search.ts";

/** The chosen orders as they were seen; the dialogs begin at the first one's next stop. */
export function manyOf(
  orders: OrderListRow[],
  chosen: string[],
  { day, stop }: Pick<OrdersSearch, "day" | "stop">,
): ManyOrders {
  const names = new Set(chosen);
  const some = orders.filter(({ number }) => names.has(number));
  const [first] = some;
  const kind = stop ?? (first?.state === "placed" ? "pickup" : "delivery");
  const next = kind === "pickup" ? first?.pickup : first?.delivery;
  return {
    orders: some.map(({ number, version }) => ({ number, version })),
    suggested: { hub: first?.hub ?? "", day: day ?? next?.date ?? "", kind },
  };
}
