import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { verdictOf } from "@waslijn/api-client/verdict.ts";
import type { QueryClient } from "@tanstack/react-query";
import {
  type AnyContext,
  type AnyRoute,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  lazyRouteComponent,
  Outlet,
  redirect,
  type ResolveFullPath,
  type ResolveId,
  type ResolveParams,
  type Route,
  type RouteComponent,
  type RouterHistory,
  useRouter,
} from "@tanstack/react-router";
import { isSignedOut } from "../api/client.ts";
import { meQuery } from "../api/me-query.ts";
import { routeScreens } from "../features/driver/screen.ts";
import { defineTexts } from "../i18n/define-texts.ts";
import { readCachedMe } from "../parts/offline/cached-me.ts";
import type { Screen } from "../parts/screen.ts";
import { Failed } from "../ui/states.tsx";
import { addressOf, type Context, menuOf, refuseOthers } from "./access.ts";
import { ReadyOutlet } from "./ready.tsx";
import { framedBy } from "./screens.ts";
import { AtWork } from "./shell/at-work.tsx";
import { Shell } from "./shell/shell.tsx";

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

const root = createRootRouteWithContext<Context>()({ component: Outlet });

/** Parent of all routes that need a session. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: "staff-only",
  beforeLoad: async ({ context }) => {
    try {
      await context.queries.ensureQueryData(meQuery);
    } catch (failure) {
      if (isSignedOut(failure)) {
        const isTablet = failure instanceof ApiFailure && failure.is("pin_needed");
        redirect({ to: isTablet ? "/tablet" : "/sign-in", throw: true });
      }
      // Offline drivers are identified by the copy of `me` stored earlier today.
      const cached = verdictOf(failure) === "refused" ? undefined : await readCachedMe();
      if (!cached) throw failure;
      context.queries.setQueryData(meQuery.queryKey, cached);
    }
  },
  component: ReadyOutlet,
});

const shell = createRoute({ getParentRoute: () => signedIn, id: "shell", component: Shell });

/** Full-screen frame for the counter: no menu; the screen has its own back link. */
const floor = createRoute({
  getParentRoute: () => signedIn,
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
    const [first] = me ? menuOf(me.role) : [];
    redirect({ to: first ? addressOf(first) : "/account", throw: true });
  },
});

/** Every other address: signed in, the menu stays around "not found". */
const unknown = createRoute({
  getParentRoute: () => shell,
  path: "$",
  component: lazyRouteComponent(() => import("./not-found.tsx"), "NotFound"),
});

type SearchOf<S> = S extends { search: infer Parse } ? Parse : undefined;
type LoaderOf<S> = S extends { open: infer Open } ? Open : undefined;

/** Carries the types of a screen's path, search parameters and loader data, so that links are type-checked. */
type RouteOf<F extends AnyRoute, S extends Screen> = Route<
  unknown,
  F,
  S["path"],
  ResolveFullPath<F, S["path"]>,
  string,
  ResolveId<F, string, S["path"]>,
  SearchOf<S>,
  ResolveParams<S["path"]>,
  AnyContext,
  AnyContext,
  AnyContext,
  {},
  LoaderOf<S>
>;

const routeOf = (frame: AnyRoute, screen: Screen): AnyRoute =>
  createRoute({
    getParentRoute: () => frame,
    path: screen.path,
    validateSearch: screen.search,
    beforeLoad: () => {
      if (screen.leadsTo) redirect({ to: screen.leadsTo, throw: true });
    },
    loader: ({ context: { queries } }) => {
      refuseOthers(screen, queries);
      return screen.open?.(queries);
    },
    component: lazyRouteComponent(screen.load as () => Promise<{ default: RouteComponent }>),
  });

const routesOf = <F extends AnyRoute, T extends Record<string, Screen>>(frame: F, table: T) =>
  Object.fromEntries(
    Object.entries(table).map(([name, screen]) => [name, routeOf(frame, screen)]),
  ) as { [N in keyof T]: RouteOf<F, T[N]> };

const { route, ...inShell } = routesOf(shell, framedBy("shell"));

const tree = root.addChildren({
  ...routesOf(root, framedBy("none")),
  signedIn: signedIn.addChildren({
    ...routesOf(signedIn, framedBy("signed-in")),
    floor: floor.addChildren(routesOf(floor, framedBy("floor"))),
    shell: shell.addChildren({
      ...inShell,
      start,
      unknown,
      route: route.addChildren(routesOf(route, routeScreens)),
    }),
  }),
});

/**
 * Search values are plain strings: a number that somebody searched for stays text. Empty values, which forms send, are
 * dropped.
 */
const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(search)].filter(([, value]) => value !== ""));

const stringifySearch = (search: Record<string, unknown>): string => {
  const present = Object.entries(search).filter(([, value]) => value !== undefined);
  return present.length ? `?${new URLSearchParams(present as [string, string][])}` : "";
};

/** The canonical form of a URL, as the router writes it. */
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
