import type { Position } from "@waslijn/contract/shared/postal-area";

export type Point = { x: number; y: number };

/** Size of the map in its own units. */
export const SIZE = { width: 720, height: 760 };
const MARGIN = 56;
/** Narrowest view in degrees of longitude: a single stop is not shown larger. */
const LEAST_DEGREES = 0.02;

/** Web Mercator, the projection of map tiles: 0 to 1 over the world. */
const mercator = ({ latitude, longitude }: Position): Point => ({
  x: (longitude + 180) / 360,
  y: (1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2,
});

/** Which part of the world the map shows. */
export type Frame = { left: number; top: number; unitsPerWorld: number };

/** The frame that shows all positions; undefined without any. */
export function frameOf(positions: readonly Position[]): Frame | undefined {
  if (positions.length === 0) return undefined;
  const points = positions.map(mercator);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const least = LEAST_DEGREES / 360;
  const unitsPerWorld = Math.min(
    (SIZE.width - 2 * MARGIN) / Math.max(right - left, least),
    (SIZE.height - 2 * MARGIN) / Math.max(bottom - top, least),
  );
  return {
    left: (left + right) / 2 - SIZE.width / 2 / unitsPerWorld,
    top: (top + bottom) / 2 - SIZE.height / 2 / unitsPerWorld,
    unitsPerWorld,
  };
}

/** Map coordinates of a position. */
export function onFrame({ left, top, unitsPerWorld }: Frame, position: Position): Point {
  const { x, y } = mercator(position);
  const rounded = (units: number): number => Math.round(units * 10) / 10;
  return { x: rounded((x - left) * unitsPerWorld), y: rounded((y - top) * unitsPerWorld) };
}

export const isOnMap = ({ x, y }: Point, margin = 0): boolean =>
  x >= -margin && y >= -margin && x <= SIZE.width + margin && y <= SIZE.height + margin;

/** Where a label of two lines hides a mark, or the number above it. */
const LABEL = { above: 24, below: 44 };

/** The side of a point where a label of this width hides fewer marks; with as many, the side with more room. */
export function labelSide(at: Point, width: number, marks: readonly Point[]): "left" | "right" {
  const beside = marks.filter(({ y }) => y > at.y - LABEL.above && y < at.y + LABEL.below);
  const left = beside.filter(({ x }) => x < at.x && x > at.x - width).length;
  const right = beside.filter(({ x }) => x > at.x && x < at.x + width).length;
  const hasMoreLeft = at.x > SIZE.width / 2;
  if (left === right) return hasMoreLeft ? "left" : "right";
  const isLeft = left < right;
  const fits = isLeft ? at.x >= width : at.x + width <= SIZE.width;
  return isLeft === fits ? "left" : "right";
}

/** The point closest to `at`, if it is within reach. Of points that lie close together, each is reached from its side. */
export function nearestTo<P extends Point>(
  at: Point,
  points: readonly P[],
  reach: number,
): P | undefined {
  const distance = ({ x, y }: Point): number => Math.hypot(x - at.x, y - at.y);
  const near = points.filter((point) => distance(point) <= reach);
  return near.toSorted((one, other) => distance(one) - distance(other))[0];
}

const TILE_UNITS = 256;
const DEEPEST = 19;

type Tile = Point & { href: string; size: number };

/** The tiles of a template that cover the frame (DESK-14). */
export function tilesOf({ left, top, unitsPerWorld }: Frame, template: string): Tile[] {
  const zoom = Math.min(DEEPEST, Math.max(0, Math.round(Math.log2(unitsPerWorld / TILE_UNITS))));
  const count = 2 ** zoom;
  const size = unitsPerWorld / count;
  const from = (at: number): number => Math.floor(at * count);
  const columns = range(from(left), from(left + SIZE.width / unitsPerWorld));
  const rows = range(from(top), from(top + SIZE.height / unitsPerWorld));
  return columns.flatMap((column) =>
    rows.map((row) => ({
      x: (column / count - left) * unitsPerWorld,
      y: (row / count - top) * unitsPerWorld,
      size,
      href: template
        .replaceAll("{z}", String(zoom))
        .replaceAll("{x}", String(column))
        .replaceAll("{y}", String(row)),
    })),
  );
}

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
