import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { parseAreasSearch } from "../../features/areas/areas-search.ts";
import { parsePricesSearch } from "../../features/prices/prices-search.ts";
import { parseReportsSearch } from "../../features/reports/reports-search.ts";
import { parseWindowsSearch } from "../../features/windows/windows-search.ts";
import { onlyWith } from "../only-with.ts";
import { screens } from "../screens.ts";
import { shell } from "./frame.tsx";

export const windows = createRoute({
  getParentRoute: () => shell,
  path: "windows",
  loader: onlyWith("viewWindows"),
  validateSearch: parseWindowsSearch,
  component: lazyRouteComponent(screens.windows, "WindowsScreen"),
});

export const prices = createRoute({
  getParentRoute: () => shell,
  path: "prices",
  loader: onlyWith("listData"),
  validateSearch: parsePricesSearch,
  component: lazyRouteComponent(screens.prices, "PricesScreen"),
});

export const visitor = createRoute({
  getParentRoute: () => shell,
  path: "visitor",
  loader: onlyWith("viewAsVisitor"),
  component: lazyRouteComponent(screens.visitor, "VisitorScreen"),
});

export const areas = createRoute({
  getParentRoute: () => shell,
  path: "areas",
  loader: onlyWith("deskAreas"),
  validateSearch: parseAreasSearch,
  component: lazyRouteComponent(screens.areas, "AreasScreen"),
});

export const shopStart = createRoute({
  getParentRoute: () => shell,
  path: "shop",
  beforeLoad: () => redirect({ to: "/shop/hubs", throw: true }),
});

/** The lists of the shop, each an address of its own. */
const shopScreen = <const P extends string>(
  path: P,
  name: keyof typeof import("../../features/shop/shop-screens.tsx"),
) =>
  createRoute({
    getParentRoute: () => shell,
    path,
    loader: onlyWith("listData"),
    component: lazyRouteComponent(() => import("../../features/shop/shop-screens.tsx"), name),
  });

export const hubs = shopScreen("shop/hubs", "HubsScreen");
export const holidays = shopScreen("shop/holidays", "HolidaysScreen");
export const promoCodes = shopScreen("shop/promo-codes", "PromoCodesScreen");
export const companies = shopScreen("shop/companies", "CompaniesScreen");
export const locations = shopScreen("shop/locations", "LocationsScreen");
export const dataFiles = shopScreen("shop/files", "FilesScreen");

export const staffList = createRoute({
  getParentRoute: () => shell,
  path: "staff",
  loader: onlyWith("listStaff"),
  component: lazyRouteComponent(screens.staff, "StaffScreen"),
});

export const webhooks = createRoute({
  getParentRoute: () => shell,
  path: "webhooks",
  loader: onlyWith("listWebhooks"),
  component: lazyRouteComponent(screens.webhooks, "WebhooksScreen"),
});

export const reports = createRoute({
  getParentRoute: () => shell,
  path: "reports",
  loader: onlyWith("readReport"),
  validateSearch: parseReportsSearch,
  component: lazyRouteComponent(
    () => import("../../features/reports/reports-screen.tsx"),
    "ReportsScreen",
  ),
});

export const audit = createRoute({
  getParentRoute: () => shell,
  path: "audit",
  loader: onlyWith("listAudit"),
  component: lazyRouteComponent(screens.audit, "AuditScreen"),
});

export const account = createRoute({
  getParentRoute: () => shell,
  path: "account",
  component: lazyRouteComponent(screens.account, "AccountScreen"),
});
