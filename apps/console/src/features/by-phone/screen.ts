import type { Screen } from "../../parts/screen.ts";

export const byPhone = {
  path: "by-phone",
  call: "placeByPhone",
  load: () => import("./by-phone-screen.tsx"),
  keys: "N",
  label: { en: "Order by phone", nl: "Bestelling per telefoon" },
} as const satisfies Screen;
