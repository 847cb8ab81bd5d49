import type { Screen } from "../../parts/screen.ts";

export const account = {
  path: "account",
  label: { en: "Passkeys and sessions", nl: "Passkeys en sessies" },
  load: () => import("./account-screen.tsx"),
} as const satisfies Screen;
