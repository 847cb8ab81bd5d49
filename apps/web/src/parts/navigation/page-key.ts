import type { Visit, RouteName } from "../../paths.ts";
import { parseOrderPage } from "./order-page-param.ts";

/** The order flow shares its address with the home page; `?page=` tells them apart (ROUTE-10). */
export type PageKey = Exclude<RouteName, "order"> | "order-flow";

export function pageKeyOf(visit: Visit): PageKey {
  if (visit.route !== "home" && visit.route !== "order") return visit.route;
  return parseOrderPage(visit.query.page) ? "order-flow" : "home";
}
