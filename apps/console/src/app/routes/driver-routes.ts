import { createRoute, lazyRouteComponent, type RouteComponent } from "@tanstack/react-router";
import { meQuery } from "../../api/me-query.ts";
import { onlyWith } from "../only-with.ts";
import { routeScreens, screens } from "../screens.ts";
import { shell } from "./frame.tsx";

export const route = createRoute({
  getParentRoute: () => shell,
  path: "route",
  loader: async ({ context }) => {
    onlyWith("ownRun")({ context });
    const { openRoute } = await import("../../features/route/open-route.ts");
    return openRoute(await context.queries.ensureQueryData(meQuery), context.queries);
  },
  component: lazyRouteComponent(screens.route, "RouteFrame"),
});

const routeScreen = <const P extends string>(path: P, component: RouteComponent) =>
  createRoute({ getParentRoute: () => route, path, component });
const { day, waiting, stop, missed } = routeScreens;
export const routeChildren = [
  routeScreen("/", lazyRouteComponent(day, "DayScreen")),
  routeScreen("waiting", lazyRouteComponent(waiting, "WaitingScreen")),
  routeScreen("$number/$kind", lazyRouteComponent(stop, "StopScreen")),
  routeScreen("$number/$kind/missed", lazyRouteComponent(missed, "MissedScreen")),
] as const;
