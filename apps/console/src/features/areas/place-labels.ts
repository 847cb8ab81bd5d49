import { SIZE, type Point } from "./draw-map.ts";

export type Label = Point & { anchor: "start" | "middle" | "end" };
type Box = { left: number; top: number; right: number; bottom: number };
export type Labelled = Point & { radius: number; text: string; size: number };

/** Letters are about this wide, of their height. */
const LETTER = 0.54;
const GAP = 7;

/**
 * Where the names stand: beside, below or above, wherever nothing is yet. The first ones choose first; one
 * for which there is no room is left out, for the table says it too.
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
