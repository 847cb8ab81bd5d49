import type { Screen } from "../../parts/screen.ts";

export const customers = {
  path: "customers",
  call: "searchDesk",
  load: () => import("./customers-screen.tsx"),
  keys: "G U",
  label: { en: "Customers", nl: "Klanten" },
  menu: { group: "day", icon: "staff" },
} as const satisfies Screen;

export const customer = {
  path: "customers/$id",
  call: "viewCustomer",
  load: () => import("./customer-screen.tsx"),
} as const satisfies Screen;

export const business = {
  path: "customers/business/$id",
  call: "viewBusiness",
  load: () => import("./business-screen.tsx"),
} as const satisfies Screen;
