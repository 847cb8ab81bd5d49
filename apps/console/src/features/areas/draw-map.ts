import { onFlatMap, type Position, GRID } from "@waslijn/contract/shared/postal-area";

export type Point = { x: number; y: number };

const UNITS_PER_KM = 3.5;
const MARGIN = 24;
/** As far north and east as anybody lives. */
const CORNER = { latitude: 53.5, longitude: 7.21 };

const southWest = onFlatMap({ latitude: GRID.south, longitude: GRID.west });
const northEast = onFlatMap(CORNER);

export const SIZE = {
  width: Math.round((northEast.x - southWest.x) * UNITS_PER_KM) + 2 * MARGIN,
  height: Math.round((northEast.y - southWest.y) * UNITS_PER_KM) + 2 * MARGIN,
};

/** Where a position stands in the picture. */
export function onMap(position: Position): Point {
  const { x, y } = onFlatMap(position);
  return {
    x: Math.round((x - southWest.x) * UNITS_PER_KM) + MARGIN,
    y: Math.round((northEast.y - y) * UNITS_PER_KM) + MARGIN,
  };
}

/** One path for all: a line without length is drawn as its round end. */
export const dots = (positions: Position[]): string =>
  positions
    .map(onMap)
    .map(({ x, y }) => `M${x} ${y}h0`)
    .join("");

/** By their size on paper, so that twice the people are twice the ink. */
export const ringRadius = (people: number): number => Math.round(6 + 1.74 * Math.sqrt(people));
