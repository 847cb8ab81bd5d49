import { parseTodaySearch } from "../../api/questions.ts";
import type { Screen } from "../../parts/screen.ts";

export const runs = {
  path: "runs",
  call: "listRuns",
  search: (given) => ({
    ...parseTodaySearch(given),
    ...(given.as ? { as: "map" as const } : {}),
  }),
  load: () => import("./runs-screen.tsx"),
  keys: "G R",
  label: { en: "Runs", nl: "Routes" },
  menu: {
    group: "day",
    icon: "van",
    needs: ["no-driver-today", "not-visited", "no-driver-tomorrow"],
  },
} as const satisfies Screen;
