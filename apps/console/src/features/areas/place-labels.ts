import { onFlatMap, type Position, GRID } from "@waslijn/contract/shared/postal-area";

type Point = { x: number; y: number };

const UNITS_PER_KM = 3.5;
const MARGIN = 24;
/** The north-eastern corner of the inhabited country. */
const CORNER = { latitude: 53.5, longitude: 7.21 };

const southWest = onFlatMap({ latitude: GRID.south, longitude: GRID.west });
const northEast = onFlatMap(CORNER);

export const SIZE = {
  width: Math.round((northEast.x - southWest.x) * UNITS_PER_KM) + 2 * MARGIN,
  height: Math.round((northEast.y - southWest.y) * UNITS_PER_KM) + 2 * MARGIN,
};

/** Map coordinates of a position. */
export function onMap(position: Position): Point {
  const { x, y } = onFlatMap(position);
  return {
    x: Math.round((x - southWest.x) * UNITS_PER_KM) + MARGIN,
    y: Math.round((northEast.y - y) * UNITS_PER_KM) + MARGIN,
  };
}

/** All dots as one path: a zero-length line with round caps renders as a dot. */
export const dots = (positions: Position[]): string =>
  positions
    .map(onMap)
    .map(({ x, y }) => `M${x} ${y}h0`)
    .join("");

/** The area grows with the number of people. */
export const ringRadius = (people: number): number => Math.round(6 + 1.74 * Math.sqrt(people));

export type Label = Point & { anchor: "start" | "middle" | "end" };
type Box = { left: number; top: number; right: number; bottom: number };
export type Labelled = Point & { radius: number; text: string; size: number };

/** Average letter width relative to the font size. */
const LETTER = 0.54;
const GAP = 7;

/**
 * Places labels beside, below or above their points, without overlaps, earlier ones first. A label that does not fit is
 * undefined; the table lists all names.
 */
export function placeLabels(wanted: Labelled[]): (Label | undefined)[] {
  const taken: Box[] = wanted.map(({ x, y, radius }) => boxAround({ x, y }, radius, radius));
  return wanted.map((one, index) => {
    const free = places(one).find((label) => {
      const box = boxOf(label, one);
      return isInside(box) && taken.every((other, at) => at === index || !overlaps(box, other));
    });
    if (free) taken.push(boxOf(free, one));
    return free;
  });
}

function places({ x, y, radius, size }: Labelled): Label[] {
  const middle = y + size * 0.35;
  return [
    { x: x + radius + GAP, y: middle, anchor: "start" },
    { x: x - radius - GAP, y: middle, anchor: "end" },
    { x, y: y + radius + size, anchor: "middle" },
    { x, y: y - radius - GAP, anchor: "middle" },
  ];
}

function boxOf({ x, y, anchor }: Label, { text, size }: Labelled): Box {
  const width = text.length * size * LETTER;
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  return { left, top: y - size * 0.8, right: left + width, bottom: y + size * 0.25 };
}

const boxAround = ({ x, y }: Point, wide: number, high: number): Box => ({
  left: x - wide,
  top: y - high,
  right: x + wide,
  bottom: y + high,
});

const isInside = ({ left, top, right, bottom }: Box): boolean =>
  left >= 0 && top >= 0 && right <= SIZE.width && bottom <= SIZE.height;

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;
