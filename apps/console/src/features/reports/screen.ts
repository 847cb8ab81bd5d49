import type { Screen } from "../../parts/screen.ts";
import type { ReportsSearch } from "./reports-search.ts";

export const reports = {
  path: "reports",
  call: "readReport",
  // Checked by the screen, to keep the first load small.
  search: (search): ReportsSearch => search,
  load: () => import("./reports-screen.tsx"),
  keys: "G P",
  label: { en: "Reports", nl: "Rapporten" },
  menu: { group: "manage", icon: "report" },
} as const satisfies Screen;
