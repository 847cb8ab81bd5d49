import type { Screen } from "../../parts/screen.ts";

type PricesSearch = { day?: string };

/** Parses the search parameters: the day of validity; defaults to the next possible day. */
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
