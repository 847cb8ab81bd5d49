import type { Place, RouteName } from "../../paths.ts";
import { parseOrderPage } from "../order/order-page-param.ts";

/** The order flow shares its address with the home page; `?page=` tells them apart (ROUTE-10). */
export type PageKey = Exclude<RouteName, "order"> | "order-flow";

export function pageKeyOf(place: Place): PageKey {
  if (place.route !== "home" && place.route !== "order") return place.route;
  return parseOrderPage(place.query.page) ? "order-flow" : "home";
}
