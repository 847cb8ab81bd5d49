import { CARE_VIEWS, type CareView } from "@waslijn/contract/console/codes";
import type { Screen } from "../../parts/screen.ts";

type CareSearch = { view?: CareView | undefined; id?: string | undefined };

/** Parses the search parameters: view and selected complaint. */
function parseCareSearch({ view, id }: Record<string, unknown>): CareSearch {
  const known = CARE_VIEWS.find((one) => one === view);
  return {
    ...(known && known !== "open" && { view: known }),
    ...(typeof id === "string" && /^[0-9a-f-]{36}$/.test(id) && { id }),
  };
}

export const care = {
  path: "care",
  call: "listComplaints",
  search: parseCareSearch,
  load: () => import("./care-screen.tsx"),
  keys: "G K",
  label: { en: "Complaints", nl: "Klachten" },
  menu: { group: "day", icon: "care", needs: ["complaint-late", "complaint-due"] },
} as const satisfies Screen;
