import type { OrderView } from "@waslijn/contract/console/orders";
import type { OrdersSearch } from "./orders-search.ts";

/** A list at hand is nothing but filters, so that its address can be changed further. */
export function viewSearch(view: OrderView, today: string): OrdersSearch {
  switch (view) {
    case "pickup-today":
      return { day: today, stop: "pickup", sort: "pickup" };
    case "delivery-today":
      return { day: today, stop: "delivery", sort: "delivery" };
    case "not-counted":
      return { state: "picked-up" };
    case "unpaid":
      return { payment: "unpaid" };
    case "overdue":
      return { payment: "overdue" };
    case "missed":
      return { missed: "1" };
  }
}

/** Which of the lists the address shows, if any. */
export function isView(search: OrdersSearch, view: OrdersSearch): boolean {
  const names = new Set([...Object.keys(search), ...Object.keys(view)]) as Set<keyof OrdersSearch>;
  return [...names].every((name) => search[name] === view[name]);
}
