import { verdictOf } from "@waslijn/api-client/verdict.ts";
import type { QueryClient } from "@tanstack/react-query";
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
  type RouteComponent,
} from "@tanstack/react-router";
import { NotFound } from "./not-found.tsx";
import { ScreenFailed } from "./screen-failed.tsx";
import { isSignedOut } from "../api/client.ts";
import { meQuery } from "../api/me-query.ts";
import { routeScreens, screens } from "./screens.ts";
import { readKeptMe } from "../parts/kept/kept-me.ts";
import { onlyWith, type Context } from "./only-with.ts";
import { menuOf } from "./shell/menu-items.ts";
import { AtWork } from "./shell/at-work.tsx";
import { Shell } from "./shell/shell.tsx";
import { parseAreasSearch } from "../features/areas/areas-search.ts";
import { parseCareSearch } from "../features/care/care-search.ts";
import { parseCountSearch } from "../features/count/count-search.ts";
import { parseTodaySearch } from "../features/today/today-search.ts";
import { parseReportsSearch } from "../features/reports/reports-search.ts";
import { parsePricesSearch } from "../features/prices/prices-search.ts";
import { parseWindowsSearch } from "../features/windows/windows-search.ts";
import { parseOrdersSearch } from "../features/orders/orders-search.ts";

const root = createRootRouteWithContext<Context>()({ component: Outlet });

const signIn = createRoute({
  getParentRoute: () => root,
  path: "sign-in",
  component: lazyRouteComponent(screens["sign-in"], "SignInScreen"),
});

/** Behind it somebody is known. */
const staff = createRoute({
  getParentRoute: () => root,
  id: "staff-only",
  beforeLoad: async ({ context }) => {
    try {
      await context.queries.ensureQueryData(meQuery);
    } catch (failure) {
      if (isSignedOut(failure)) redirect({ to: "/sign-in", throw: true });
      // A driver without a connection is who was here this morning.
      const kept = verdictOf(failure) === "refused" ? undefined : await readKeptMe();
      if (!kept) throw failure;
      context.queries.setQueryData(meQuery.queryKey, kept);
    }
  },
  component: Outlet,
});

const passkey = createRoute({
  getParentRoute: () => staff,
  path: "passkey",
  component: lazyRouteComponent(screens.passkey, "PasskeyScreen"),
});

const shell = createRoute({ getParentRoute: () => staff, id: "shell", component: Shell });

/** The whole screen for hands that are busy: no menu, and the way back on the screen itself. */
const floor = createRoute({
  getParentRoute: () => staff,
  id: "floor",
  component: () => (
    <AtWork>
      <Outlet />
    </AtWork>
  ),
});

const start = createRoute({
  getParentRoute: () => shell,
  path: "/",
  beforeLoad: ({ context }) => {
    const me = context.queries.getQueryData(meQuery.queryKey);
    redirect({ to: (me && menuOf(me.role)[0]?.to) ?? "/account", throw: true });
  },
});

const today = createRoute({
  getParentRoute: () => shell,
  path: "today",
  loader: onlyWith("deskToday"),
  validateSearch: parseTodaySearch,
  component: lazyRouteComponent(screens.today, "TodayScreen"),
});

const orders = createRoute({
  getParentRoute: () => shell,
  path: "orders",
  loader: onlyWith("deskOrders"),
  validateSearch: parseOrdersSearch,
  component: lazyRouteComponent(screens.orders, "OrdersScreen"),
});

const order = createRoute({
  getParentRoute: () => shell,
  path: "orders/$number",
  loader: onlyWith("deskOrder"),
  component: lazyRouteComponent(screens.order, "OrderScreen"),
});

const count = createRoute({
  getParentRoute: () => floor,
  path: "count",
  loader: onlyWith("listCounting"),
  validateSearch: parseCountSearch,
  component: lazyRouteComponent(screens.count, "CountScreen"),
});

const care = createRoute({
  getParentRoute: () => shell,
  path: "care",
  validateSearch: parseCareSearch,
  component: lazyRouteComponent(screens.care, "CareScreen"),
});

const byPhone = createRoute({
  getParentRoute: () => shell,
  path: "by-phone",
  component: lazyRouteComponent(screens["by-phone"], "ByPhoneScreen"),
});

const runs = createRoute({
  getParentRoute: () => shell,
  path: "runs",
  validateSearch: parseTodaySearch,
  component: lazyRouteComponent(screens.runs, "RunsScreen"),
});

const windows = createRoute({
  getParentRoute: () => shell,
  path: "windows",
  loader: onlyWith("viewWindows"),
  validateSearch: parseWindowsSearch,
  component: lazyRouteComponent(screens.windows, "WindowsScreen"),
});

const prices = createRoute({
  getParentRoute: () => shell,
  path: "prices",
  loader: onlyWith("listData"),
  validateSearch: parsePricesSearch,
  component: lazyRouteComponent(screens.prices, "PricesScreen"),
});

const visitor = createRoute({
  getParentRoute: () => shell,
  path: "visitor",
  loader: onlyWith("viewAsVisitor"),
  component: lazyRouteComponent(screens.visitor, "VisitorScreen"),
});

const areas = createRoute({
  getParentRoute: () => shell,
  path: "areas",
  loader: onlyWith("deskAreas"),
  validateSearch: parseAreasSearch,
  component: lazyRouteComponent(screens.areas, "AreasScreen"),
});

const shopStart = createRoute({
  getParentRoute: () => shell,
  path: "shop",
  beforeLoad: () => redirect({ to: "/shop/hubs", throw: true }),
});

/** The lists of the shop, each an address of its own. */
const shopScreen = <const P extends string>(
  path: P,
  name: keyof typeof import("../features/shop/shop-screens.tsx"),
) =>
  createRoute({
    getParentRoute: () => shell,
    path,
    loader: onlyWith("listData"),
    component: lazyRouteComponent(() => import("../features/shop/shop-screens.tsx"), name),
  });

const hubs = shopScreen("shop/hubs", "HubsScreen");
const holidays = shopScreen("shop/holidays", "HolidaysScreen");
const promoCodes = shopScreen("shop/promo-codes", "PromoCodesScreen");
const companies = shopScreen("shop/companies", "CompaniesScreen");
const locations = shopScreen("shop/locations", "LocationsScreen");
const dataFiles = shopScreen("shop/files", "FilesScreen");

const route = createRoute({
  getParentRoute: () => shell,
  path: "route",
  loader: async ({ context }) => {
    onlyWith("ownRun")({ context });
    const { openRoute } = await import("../features/route/open-route.ts");
    return openRoute(await context.queries.ensureQueryData(meQuery), context.queries);
  },
  component: lazyRouteComponent(screens.route, "RouteFrame"),
});

const routeScreen = <const P extends string>(path: P, component: RouteComponent) =>
  createRoute({ getParentRoute: () => route, path, component });
const { day, waiting, stop, missed } = routeScreens;
const routeChildren = [
  routeScreen("/", lazyRouteComponent(day, "DayScreen")),
  routeScreen("waiting", lazyRouteComponent(waiting, "WaitingScreen")),
  routeScreen("$number/$kind", lazyRouteComponent(stop, "StopScreen")),
  routeScreen("$number/$kind/missed", lazyRouteComponent(missed, "MissedScreen")),
] as const;

const staffList = createRoute({
  getParentRoute: () => shell,
  path: "staff",
  loader: onlyWith("listStaff"),
  component: lazyRouteComponent(screens.staff, "StaffScreen"),
});

const webhooks = createRoute({
  getParentRoute: () => shell,
  path: "webhooks",
  component: lazyRouteComponent(screens.webhooks, "WebhooksScreen"),
});

const reports = createRoute({
  getParentRoute: () => shell,
  path: "reports",
  loader: onlyWith("readReport"),
  validateSearch: parseReportsSearch,
  component: lazyRouteComponent(
    () => import("../features/reports/reports-screen.tsx"),
    "ReportsScreen",
  ),
});

const audit = createRoute({
  getParentRoute: () => shell,
  path: "audit",
  loader: onlyWith("listAudit"),
  component: lazyRouteComponent(screens.audit, "AuditScreen"),
});

const account = createRoute({
  getParentRoute: () => shell,
  path: "account",
  component: lazyRouteComponent(screens.account, "AccountScreen"),
});

const tree = root.addChildren([
  signIn,
  staff.addChildren([
    passkey,
    floor.addChildren([count]),
    shell.addChildren([
      start,
      today,
      orders,
      order,
      runs,
      route.addChildren(routeChildren),
      byPhone,
      care,
      areas,
      shopStart,
      hubs,
      holidays,
      promoCodes,
      companies,
      locations,
      dataFiles,
      windows,
      prices,
      visitor,
      staffList,
      webhooks,
      reports,
      audit,
      account,
    ]),
  ]),
]);

export const createConsoleRouter = (queries: QueryClient) =>
  createRouter({
    routeTree: tree,
    basepath: "/console",
    context: { queries },
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: ScreenFailed,
    defaultPendingMs: 200,
    scrollRestoration: true,
    // Values stand in the address as they are: a number that somebody searched for stays text.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const given = Object.entries(search).filter(([, value]) => value !== undefined);
      return given.length ? `?${new URLSearchParams(given as [string, string][])}` : "";
    },
  });

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createConsoleRouter>;
  }
}
