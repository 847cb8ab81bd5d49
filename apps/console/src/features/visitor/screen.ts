import type { Screen } from "../../parts/screen.ts";

export const visitor = {
  path: "visitor",
  call: "viewAsVisitor",
  load: () => import("./visitor-screen.tsx"),
  keys: "G Z",
  label: { en: "As a customer", nl: "Als klant" },
  menu: { group: "shop", icon: "eye" },
} as const satisfies Screen;
