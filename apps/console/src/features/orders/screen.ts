import type { Screen } from "../../parts/screen.ts";
import { ordersQuestions, parseOrdersSearch } from "./orders-search.ts";

export const orders = {
  path: "orders",
  call: "deskOrders",
  search: parseOrdersSearch,
  questions: (search) => ordersQuestions(parseOrdersSearch(search)),
  load: () => import("./orders-screen.tsx"),
  keys: "G B",
  label: { en: "Orders", nl: "Bestellingen" },
  menu: { group: "day", icon: "orders" },
} as const satisfies Screen;
