import type { Screen } from "../../parts/screen.ts";

export const order = {
  path: "orders/$number",
  call: "deskOrder",
  /** `do`: the act whose dialog opens with the screen. */
  search: ({ do: act }) => (typeof act === "string" ? { do: act } : {}),
  load: () => import("./order-screen.tsx"),
} as const satisfies Screen;
