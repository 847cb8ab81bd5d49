import type { Screen } from "../../parts/screen.ts";
import { LIST_NAMES } from "./list-names.ts";

export const shop = {
  path: "shop",
  call: "listData",
  leadsTo: "/shop/hubs",
  load: async () => ({ default: (await import("./shop-screens.tsx")).HubsScreen }),
  keys: "G S",
  label: { en: "Shop", nl: "Zaak" },
  menu: { group: "shop", icon: "shop" },
} as const satisfies Screen;

export const hubs = {
  path: "shop/hubs",
  call: "listData",
  label: LIST_NAMES.hubs,
  load: async () => ({ default: (await import("./shop-screens.tsx")).HubsScreen }),
} as const satisfies Screen;
export const holidays = {
  path: "shop/holidays",
  call: "listData",
  label: LIST_NAMES.holidays,
  load: async () => ({ default: (await import("./shop-screens.tsx")).HolidaysScreen }),
} as const satisfies Screen;
export const stageSetup = {
  path: "shop/stages",
  call: "listData",
  label: LIST_NAMES.stages,
  load: () => import("./stages/stages-screen.tsx"),
} as const satisfies Screen;
export const promoCodes = {
  path: "shop/promo-codes",
  call: "listData",
  label: LIST_NAMES.promoCodes,
  load: async () => ({ default: (await import("./shop-screens.tsx")).PromoCodesScreen }),
} as const satisfies Screen;
export const companies = {
  path: "shop/companies",
  call: "listData",
  label: LIST_NAMES.companies,
  load: async () => ({ default: (await import("./shop-screens.tsx")).CompaniesScreen }),
} as const satisfies Screen;
export const locations = {
  path: "shop/locations",
  call: "listData",
  label: LIST_NAMES.locations,
  load: async () => ({ default: (await import("./shop-screens.tsx")).LocationsScreen }),
} as const satisfies Screen;
export const files = {
  path: "shop/files",
  call: "listData",
  label: LIST_NAMES.files,
  load: async () => ({ default: (await import("./shop-screens.tsx")).FilesScreen }),
} as const satisfies Screen;
