import type { Screen } from "../../parts/screen.ts";
import { parseAuditSearch } from "./audit-search.ts";

export const audit = {
  path: "audit",
  call: "listAudit",
  search: parseAuditSearch,
  load: () => import("./audit-screen.tsx"),
  keys: "G L",
  label: { en: "Log", nl: "Logboek" },
  menu: { group: "manage", icon: "log" },
} as const satisfies Screen;
