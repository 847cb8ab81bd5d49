import type { Visit, RouteName } from "../../paths.ts";
import { parseOrderPage, type OrderPage } from "./order-page-param.ts";

/** The order flow shares its address with the home page; `?page=` tells them apart (ROUTE-10). */
export type PageKey = Exclude<RouteName, "order"> | "order-flow";

/** Where `page` means something; on other routes it is one more unknown parameter. */
const WITH_ORDER_PAGES: readonly RouteName[] = ["home", "order", "re-use", "re-cover"];

export const orderPageOf = ({ route, query }: Visit): OrderPage | undefined =>
  WITH_ORDER_PAGES.includes(route) ? parseOrderPage(query.page) : undefined;

export function pageKeyOf(visit: Visit): PageKey {
  if (visit.route !== "home" && visit.route !== "order") return visit.route;
  return orderPageOf(visit) ? "order-flow" : "home";
}
