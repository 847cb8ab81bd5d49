import type { Screen } from "../../parts/screen.ts";
import { parseReportsSearch } from "./reports-search.ts";

export const reports = {
  path: "reports",
  call: "readReport",
  search: parseReportsSearch,
  load: () => import("./reports-screen.tsx"),
  keys: "G P",
  label: { en: "Reports", nl: "Rapporten" },
  menu: { group: "manage", icon: "report" },
} as const satisfies Screen;
