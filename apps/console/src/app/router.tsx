import type { QueryClient } from "@tanstack/react-query";
import {
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  useRouter,
  type ErrorComponentProps,
} from "@tanstack/react-router";
import {
  today,
  clashes,
  orders,
  order,
  count,
  care,
  byPhone,
  runs,
  system,
} from "./routes/desk-routes.ts";
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
import { defineTexts } from "../i18n/define-texts.ts";
import { Failed } from "../parts/states/states.tsx";

const useTexts = defineTexts({
  en: { title: "The console did not open" },
  nl: { title: "De console ging niet open" },
});

function ScreenFailed({ error, reset }: ErrorComponentProps) {
  const texts = useTexts();
  const router = useRouter();
  const retry = (): void => {
    reset();
    void router.invalidate();
  };
  return (
    <main id="main">
      <h1 className="hide">{texts.title}</h1>
      <Failed failure={error} onRetry={retry} />
    </main>
  );
}

const tree = root.addChildren([
  signIn,
  staff.addChildren([
    passkey,
    floor.addChildren([count]),
    shell.addChildren([
      start,
      today,
      clashes,
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
      system,
      account,
    ]),
  ]),
]);

/**
 * Values stand in the address as they are: a number that somebody searched for stays text. What a form sends along
 * empty says nothing.
 */
const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(search)].filter(([, value]) => value !== ""));

const stringifySearch = (search: Record<string, unknown>): string => {
  const given = Object.entries(search).filter(([, value]) => value !== undefined);
  return given.length ? `?${new URLSearchParams(given as [string, string][])}` : "";
};

/** An address as we write it ourselves. */
export const asWritten = ({ pathname, search }: Pick<URL, "pathname" | "search">): string =>
  `${pathname}${stringifySearch(parseSearch(search))}`;

type OnServer = { history: RouterHistory; scrollRestoration: false };

export const createConsoleRouter = (queries: QueryClient, onServer?: OnServer) =>
  createRouter({
    routeTree: tree,
    basepath: "/console",
    context: { queries },
    defaultNotFoundComponent: lazyRouteComponent(() => import("./not-found.tsx"), "NotFound"),
    defaultErrorComponent: ScreenFailed,
    defaultPendingMs: 200,
    scrollRestoration: true,
    parseSearch,
    stringifySearch,
    ...onServer,
  });

export type ConsoleRouter = ReturnType<typeof createConsoleRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: ConsoleRouter;
  }
}
