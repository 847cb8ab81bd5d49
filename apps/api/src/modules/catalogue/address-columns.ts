export const COLUMNS = [
  "street",
  "houseNumber",
  "addition",
  "postalCode",
  "city",
  "latitude",
  "longitude",
] as const;
export type Column = (typeof COLUMNS)[number];
const NEEDED: readonly Column[] = ["street", "houseNumber", "postalCode", "city"];

/** Column names that registers use, letters only. */
const NAMES: Record<Column, readonly string[]> = {
  street: ["street", "streetname", "straat", "straatnaam", "openbareruimte", "openbareruimtenaam"],
  houseNumber: ["housenumber", "number", "huisnummer", "huisnr", "nummer"],
  addition: ["addition", "housenumberaddition", "toevoeging", "huisnummertoevoeging"],
  postalCode: ["postalcode", "postcode", "zip", "zipcode"],
  city: ["city", "town", "plaats", "woonplaats", "woonplaatsnaam"],
  latitude: ["latitude", "lat", "breedtegraad"],
  longitude: ["longitude", "lon", "lng", "lengtegraad"],
};

/** Index of each column in a record. */
export type Layout = Map<Column, number>;

/**
 * Reads a header in either language. A first line without any known name is treated as data in our own column order.
 */
export function readLayout(cells: string[]): {
  layout: Layout;
  isHeader: boolean;
  missing: readonly Column[];
} {
  const names = cells.map((name) => name.toLowerCase().replace(/[^a-z]/g, ""));
  const places = new Map<Column, number>();
  for (const column of COLUMNS) {
    const place = names.findIndex((name) => NAMES[column].includes(name));
    if (place >= 0) places.set(column, place);
  }
  if (places.size === 0) {
    const inOrder = new Map(COLUMNS.map((column, place) => [column, place]));
    return { layout: inOrder, isHeader: false, missing: [] };
  }
  const missing = NEEDED.filter((column) => !places.has(column));
  return { layout: places, isHeader: true, missing };
}
