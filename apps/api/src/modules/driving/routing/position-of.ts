import { kilometresBetween, middleOf, type Position } from "@waslijn/contract/shared/postal-area";
import { listPostalAreas } from "@waslijn/contract/shared/postal-areas";

/** No postal code is this large: a position farther from its centre is a mistake. */
const FARTHEST_KM = 25;

type Located = { postalCode: string; lat: number | null; lon: number | null };

/** The position stored with the order's address, otherwise the centre of its postal code. */
export function positionOf({ postalCode, lat, lon }: Located): Position | undefined {
  const area = areaOf(postalCode);
  if (lat === null || lon === null) return area;
  const position = { latitude: lat, longitude: lon };
  return area && kilometresBetween(area, position) > FARTHEST_KM ? area : position;
}

let areas: ReadonlyMap<number, Position> | undefined;
const allAreas = (): ReadonlyMap<number, Position> =>
  (areas ??= new Map(listPostalAreas().map((area) => [area.digits, area])));

const areaOf = (postalCode: string): Position | undefined =>
  allAreas().get(Number.parseInt(postalCode, 10));

/** The middle of the postal areas in these ranges. */
export const middleOfRanges = (
  ranges: readonly { first: number; last: number }[],
): Position | undefined =>
  middleOf(
    [...allAreas()]
      .filter(([digits]) => ranges.some(({ first, last }) => first <= digits && digits <= last))
      .map(([, area]) => area),
  );
