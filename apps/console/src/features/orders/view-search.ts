import type { OrderView } from "@waslijn/contract/console/codes";
import type { OrdersSearch } from "./orders-search.ts";

/** A list at hand is nothing but filters, so that its address can be changed further; it stays at its hub. */
export const viewSearch = (
  view: OrderView | "all",
  today: string,
  hub: string | undefined,
): OrdersSearch => ({ ...filtersOf(view, today), ...(hub && { hub }) });

function filtersOf(view: OrderView | "all", today: string): OrdersSearch {
  switch (view) {
    case "all":
      return {};
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
