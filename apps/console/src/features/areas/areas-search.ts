export type AreasSearch = { place?: string | undefined };

/** What the address holds: the place that is looked at, by its lowest digits. */
export function parseAreasSearch({ place }: Record<string, unknown>): AreasSearch {
  return typeof place === "string" && /^[1-9]\d{3}$/.test(place) ? { place } : {};
}
