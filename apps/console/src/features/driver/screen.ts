import type { QueryClient } from "@tanstack/react-query";
import type { Screen } from "../../parts/screen.ts";

export const route = {
  path: "route",
  call: "ownRun",
  open: async (queries: QueryClient) => {
    const { openRoute } = await import("./open-route.ts");
    return openRoute(queries);
  },
  load: () => import("./route-frame.tsx"),
  keys: "G A",
  label: { en: "My route", nl: "Mijn route" },
  menu: { group: "day", icon: "nav" },
} as const satisfies Screen;

/** The child screens of a driver's run. */
export const routeScreens = {
  day: { path: "/", load: () => import("./day-screen.tsx") },
  waiting: { path: "waiting", load: () => import("./waiting-screen.tsx") },
  stop: { path: "$number/$kind", load: () => import("./door/stop-screen.tsx") },
  missed: { path: "$number/$kind/missed", load: () => import("./door/missed-screen.tsx") },
} as const satisfies Record<string, Screen>;
