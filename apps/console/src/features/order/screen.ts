import type { Screen } from "../../parts/screen.ts";

export const order = {
  path: "orders/$number",
  call: "deskOrder",
  load: () => import("./order-screen.tsx"),
} as const satisfies Screen;
