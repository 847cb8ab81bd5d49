import type { Screen } from "../../parts/screen.ts";
import type { CountSearch } from "./count-search.ts";
import type { StagesSearch } from "./stages/stages-search.ts";

export const count = {
  path: "count",
  frame: "floor",
  call: "listCounting",
  // Checked by the screen, to keep the first load small.
  search: (search): CountSearch => search,
  load: () => import("./count-screen.tsx"),
  keys: "G T",
  label: { en: "Count", nl: "Tellen" },
  menu: { group: "day", icon: "count", needs: ["not-counted"] },
} as const satisfies Screen;

/** Steps between counted and ready; only a shop that has some links to it (COUNT-07). */
export const stages = {
  path: "count/stages",
  frame: "floor",
  call: "listCounting",
  search: (search): StagesSearch => search,
  load: () => import("./stages/stages-screen.tsx"),
} as const satisfies Screen;
