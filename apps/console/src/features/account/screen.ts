import type { Screen } from "../../parts/screen.ts";

export const account = {
  path: "account",
  load: () => import("./account-screen.tsx"),
} as const satisfies Screen;
