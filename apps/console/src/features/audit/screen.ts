import type { Screen } from "../../parts/screen.ts";

export const audit = {
  path: "audit",
  call: "listAudit",
  load: () => import("./audit-screen.tsx"),
  keys: "G L",
  label: { en: "Log", nl: "Logboek" },
  menu: { group: "manage", icon: "log" },
} as const satisfies Screen;
