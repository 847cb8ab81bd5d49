import { kilometresBetween, type Position } from "@waslijn/contract/shared/postal-area";
import { listPostalAreas } from "@waslijn/contract/shared/postal-areas";

/** No postal code reaches so far: a position beyond is somebody's mistake. */
const FARTHEST_KM = 25;

type Located = { postalCode: string; lat: number | null; lon: number | null };

/** Where an address is: as the register said when it was ordered, otherwise in the middle of its postal code. */
export function positionOf({ postalCode, lat, lon }: Located): Position | undefined {
  const area = areaOf(postalCode);
  if (lat === null || lon === null) return area;
  const said = { latitude: lat, longitude: lon };
  return area && kilometresBetween(area, said) > FARTHEST_KM ? area : said;
}

let areas: ReadonlyMap<number, Position> | undefined;

function areaOf(postalCode: string): Position | undefined {
  areas ??= new Map(listPostalAreas().map((area) => [area.digits, area]));
  return areas.get(Number.parseInt(postalCode, 10));
}
