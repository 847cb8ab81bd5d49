import type { Visit, RouteName } from "../../paths.ts";

/** Screens and steps of the flow: values of the `page` query (FLOW-01 to FLOW-06). */
export const ORDER_PAGES = [
  "address-selection",
  "email-input",
  "select-service",
  "select-dates",
  "confirm-order",
  "order-placed",
] as const;
export type OrderPage = (typeof ORDER_PAGES)[number];

/** Target of logout; an alias of screen 1 that no guard redirects (ROUTE-19, BIZ-30). */
export const LOGGED_OUT_PAGE = "address-select";

/** An unknown or empty value counts as none (FLOW-01). */
export function parseOrderPage(value: string | undefined): OrderPage | undefined {
  if (value === LOGGED_OUT_PAGE) return "address-selection";
  return ORDER_PAGES.find((page) => page === value);
}

/** The order flow shares its URL with the home page; `?page=` tells them apart (ROUTE-10). */
export type PageKey = Exclude<RouteName, "order"> | "order-flow";

/** Routes with a `page` query; elsewhere it is ignored as an unknown parameter. */
const WITH_ORDER_PAGES: readonly RouteName[] = ["home", "order", "re-use", "re-cover"];

export const orderPageOf = ({ route, query }: Visit): OrderPage | undefined =>
  WITH_ORDER_PAGES.includes(route) ? parseOrderPage(query.page) : undefined;

export function pageKeyOf(visit: Visit): PageKey {
  if (visit.route !== "home" && visit.route !== "order") return visit.route;
  return orderPageOf(visit) ? "order-flow" : "home";
}
