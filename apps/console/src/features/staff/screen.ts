import type { Screen } from "../../parts/screen.ts";

export const staff = {
  path: "staff",
  call: "listStaff",
  load: () => import("./staff-screen.tsx"),
  keys: "G M",
  label: { en: "Staff", nl: "Medewerkers" },
  menu: { group: "manage", icon: "staff" },
} as const satisfies Screen;
