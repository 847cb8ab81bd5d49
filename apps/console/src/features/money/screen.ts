import type { Screen } from "../../parts/screen.ts";
import type { MoneySearch } from "./money-search.ts";

export const money = {
  path: "money",
  call: "viewMoney",
  // Checked by the screen, to keep the first load small.
  search: (search): MoneySearch => search,
  load: () => import("./money-screen.tsx"),
  keys: "G F",
  label: { en: "Money", nl: "Geld" },
  menu: {
    group: "day",
    icon: "euro",
    needs: [
      "refund-failed",
      "charged-back",
      "payment-differs",
      "books-differ",
      "bill-unsent",
      "bill-overdue",
    ],
  },
} as const satisfies Screen;
