import type { Screen } from "../../parts/screen.ts";
import { parseCountSearch } from "./count-search.ts";

export const count = {
  path: "count",
  frame: "floor",
  call: "listCounting",
  search: parseCountSearch,
  load: () => import("./count-screen.tsx"),
  keys: "G T",
  label: { en: "Count", nl: "Tellen" },
  menu: { group: "day", icon: "count", needs: ["not-counted"] },
} as const satisfies Screen;
