import { CARE_VIEWS, type CareView } from "@waslijn/contract/console/care/care-views";

export type CareSearch = { view?: CareView | undefined; id?: string | undefined };

/** What the address holds: which list, and which complaint of it. */
export function parseCareSearch({ view, id }: Record<string, unknown>): CareSearch {
  const known = CARE_VIEWS.find((one) => one === view);
  return {
    ...(known && known !== "open" && { view: known }),
    ...(typeof id === "string" && /^[0-9a-f-]{36}$/.test(id) && { id }),
  };
}
