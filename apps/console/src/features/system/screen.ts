import type { Screen } from "../../parts/screen.ts";

export const system = {
  path: "system",
  call: "viewSystem",
  load: () => import("./system-screen.tsx"),
  keys: "G Y",
  label: { en: "System", nl: "Systeem" },
  menu: { group: "manage", icon: "info", needs: ["message-kept", "job-failing"] },
} as const satisfies Screen;
