import type { Screen } from "../../parts/screen.ts";
import { parseWindowsSearch } from "./windows-search.ts";

export const windows = {
  path: "windows",
  call: "viewWindows",
  search: parseWindowsSearch,
  load: () => import("./windows-screen.tsx"),
  keys: "G D",
  label: { en: "Windows", nl: "Tijdvakken" },
  menu: { group: "shop", icon: "windows" },
} as const satisfies Screen;
