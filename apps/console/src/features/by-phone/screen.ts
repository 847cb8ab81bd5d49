import type { Screen } from "../../parts/screen.ts";

export const byPhone = {
  path: "by-phone",
  call: "placeByPhone",
  /** The id of a customer's page fills the form in; it holds nothing personal. */
  search: ({ customer }): { customer?: string } =>
    typeof customer === "string" ? { customer } : {},
  load: () => import("./by-phone-screen.tsx"),
  keys: "N",
  label: { en: "Order by phone", nl: "Bestelling per telefoon" },
} as const satisfies Screen;
