import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { parseCareSearch } from "../../features/care/care-search.ts";
import { parseCountSearch } from "../../features/count/count-search.ts";
import { parseOrdersSearch } from "../../features/orders/orders-search.ts";
import { parseTodaySearch } from "../../features/today/today-search.ts";
import { onlyWith } from "../only-with.ts";
import { screens } from "../screens.ts";
import { floor, shell } from "./frame.tsx";

export const today = createRoute({
  getParentRoute: () => shell,
  path: "today",
  loader: onlyWith("deskToday"),
  validateSearch: parseTodaySearch,
  component: lazyRouteComponent(screens.today, "TodayScreen"),
});

export const clashes = createRoute({
  getParentRoute: () => shell,
  path: "clashes",
  loader: onlyWith("listClashes"),
  validateSearch: parseTodaySearch,
  component: lazyRouteComponent(screens.clashes, "ClashesScreen"),
});

export const orders = createRoute({
  getParentRoute: () => shell,
  path: "orders",
  loader: onlyWith("deskOrders"),
  validateSearch: parseOrdersSearch,
  component: lazyRouteComponent(screens.orders, "OrdersScreen"),
});

export const order = createRoute({
  getParentRoute: () => shell,
  path: "orders/$number",
  loader: onlyWith("deskOrder"),
  component: lazyRouteComponent(screens.order, "OrderScreen"),
});

export const count = createRoute({
  getParentRoute: () => floor,
  path: "count",
  loader: onlyWith("listCounting"),
  validateSearch: parseCountSearch,
  component: lazyRouteComponent(screens.count, "CountScreen"),
});

export const care = createRoute({
  getParentRoute: () => shell,
  path: "care",
  loader: onlyWith("listComplaints"),
  validateSearch: parseCareSearch,
  component: lazyRouteComponent(screens.care, "CareScreen"),
});

export const system = createRoute({
  getParentRoute: () => shell,
  path: "system",
  loader: onlyWith("viewSystem"),
  component: lazyRouteComponent(screens.system, "SystemScreen"),
});

export const byPhone = createRoute({
  getParentRoute: () => shell,
  path: "by-phone",
  loader: onlyWith("placeByPhone"),
  component: lazyRouteComponent(screens["by-phone"], "ByPhoneScreen"),
});

export const runs = createRoute({
  getParentRoute: () => shell,
  path: "runs",
  loader: onlyWith("listRuns"),
  validateSearch: parseTodaySearch,
  component: lazyRouteComponent(screens.runs, "RunsScreen"),
});
