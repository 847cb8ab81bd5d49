import type { Screen } from "../../parts/screen.ts";

export const tablet = {
  path: "tablet",
  frame: "none",
  load: () => import("./tablet-screen.tsx"),
} as const satisfies Screen;
