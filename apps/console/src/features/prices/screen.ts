import type { Screen } from "../../parts/screen.ts";

type PricesSearch = { day?: string };

/** What the address holds: the day from which prices hold; without one, the next day that may. */
const parsePricesSearch = ({ day }: Record<string, unknown>): PricesSearch =>
  typeof day === "string" && /^2\d{3}-\d\d-\d\d$/.test(day) ? { day } : {};

export const prices = {
  path: "prices",
  call: "listData",
  search: parsePricesSearch,
  load: () => import("./prices-screen.tsx"),
  keys: "G E",
  label: { en: "Prices", nl: "Prijzen" },
  menu: { group: "shop", icon: "tag" },
} as const satisfies Screen;
