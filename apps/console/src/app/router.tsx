import type { QueryClient } from "@tanstack/react-query";
import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { NotFound } from "./not-found.tsx";
import { ScreenFailed } from "./screen-failed.tsx";
import { today, orders, order, count, care, byPhone, runs } from "./routes/desk-routes.ts";
import { route, routeChildren } from "./routes/driver-routes.ts";
import { floor, passkey, root, shell, signIn, staff, start } from "./routes/frame.tsx";
import {
  windows,
  prices,
  visitor,
  areas,
  shopStart,
  hubs,
  holidays,
  promoCodes,
  companies,
  locations,
  dataFiles,
  staffList,
  webhooks,
  reports,
  audit,
  account,
} from "./routes/owner-routes.ts";

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

type OnServer = { history: RouterHistory; scrollRestoration: false };

export const createConsoleRouter = (queries: QueryClient, onServer?: OnServer) =>
  createRouter({
    routeTree: tree,
    basepath: "/console",
    context: { queries },
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: ScreenFailed,
    defaultPendingMs: 200,
    scrollRestoration: true,
    // Values stand in the address as they are: a number that somebody searched for stays text.
    // A form sends what was left empty along; it says nothing.
    parseSearch: (search) =>
      Object.fromEntries([...new URLSearchParams(search)].filter(([, value]) => value !== "")),
    stringifySearch: (search) => {
      const given = Object.entries(search).filter(([, value]) => value !== undefined);
      return given.length ? `?${new URLSearchParams(given as [string, string][])}` : "";
    },
    ...onServer,
  });

export type ConsoleRouter = ReturnType<typeof createConsoleRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: ConsoleRouter;
  }
}
