import type { Screen } from "../../parts/screen.ts";

export const settings = {
  path: "settings",
  call: "viewSettings",
  load: () => import("./settings-screen.tsx"),
  keys: "G I",
  label: { en: "Settings", nl: "Instellingen" },
  menu: { group: "manage", icon: "lock" },
} as const satisfies Screen;
