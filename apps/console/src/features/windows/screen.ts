import type { Screen } from "../../parts/screen.ts";
import type { WindowsSearch } from "./windows-search.ts";

export const windows = {
  path: "windows",
  call: "viewWindows",
  // Checked by the screen, to keep the first load small.
  search: (search): WindowsSearch => search,
  load: () => import("./windows-screen.tsx"),
  keys: "G D",
  label: { en: "Windows", nl: "Tijdvakken" },
  menu: { group: "shop", icon: "windows" },
} as const satisfies Screen;
