import type { Screen } from "../../parts/screen.ts";

type AreasSearch = { place?: string | undefined };

/** Parses the search parameters: the selected place, by its lowest digits. */
function parseAreasSearch({ place }: Record<string, unknown>): AreasSearch {
  return typeof place === "string" && /^[1-9]\d{3}$/.test(place) ? { place } : {};
}

export const areas = {
  path: "areas",
  call: "deskAreas",
  search: parseAreasSearch,
  load: () => import("./areas-screen.tsx"),
  keys: "G G",
  label: { en: "Areas", nl: "Gebieden" },
  menu: { group: "shop", icon: "areas" },
} as const satisfies Screen;
