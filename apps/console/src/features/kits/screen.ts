import type { Screen } from "../../parts/screen.ts";

export const kits = {
  path: "kits",
  call: "listKits",
  load: () => import("./kits-screen.tsx"),
  keys: "G N",
  label: { en: "Starter kits", nl: "Starterspakketten" },
  menu: { group: "shop", icon: "bag" },
} as const satisfies Screen;
