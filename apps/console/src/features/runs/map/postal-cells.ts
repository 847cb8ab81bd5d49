import { listPostalAreas } from "@waslijn/contract/shared/postal-areas";
import { type Frame, isOnMap, onFrame, type Point, SIZE } from "./project.ts";

/** Areas just outside still bound the cells at the edge. */
const BEYOND = 160;
/** More cells than this are too small to see. */
const MOST_CELLS = 400;

export type Cell = { digits: number; centre: Point; path: string };

const AREAS = listPostalAreas();

/**
 * A picture of the postal areas without anybody's map: each cell is what lies nearer to its area's centre than to any
 * other (Voronoi), which is close to the real outline.
 */
export function postalCells(frame: Frame): Cell[] {
  const centres = AREAS.map(({ digits, ...position }) => ({
    digits,
    ...onFrame(frame, position),
  })).filter((point) => isOnMap(point, BEYOND));
  if (centres.length > MOST_CELLS) return [];
  return centres.flatMap(({ digits, ...centre }) => {
    const corners = cellAround(centre, centres);
    return corners.length < 3 ? [] : [{ digits, centre, path: pathOf(corners) }];
  });
}

const EDGE: readonly Point[] = [
  { x: 0, y: 0 },
  { x: SIZE.width, y: 0 },
  { x: SIZE.width, y: SIZE.height },
  { x: 0, y: SIZE.height },
];

/** The corners of what is nearest to one centre, clipped to the map. */
export function cellAround(centre: Point, others: readonly Point[]): readonly Point[] {
  let corners = EDGE;
  for (const other of others) {
    const isSame = other.x === centre.x && other.y === centre.y;
    if (!isSame) corners = nearer(corners, centre, other);
  }
  return corners;
}

/** The part of a convex polygon that is nearer to one point than to the other. */
function nearer(corners: readonly Point[], one: Point, other: Point): Point[] {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const bound = ((other.x + one.x) * dx + (other.y + one.y) * dy) / 2;
  const beyond = ({ x, y }: Point): number => x * dx + y * dy - bound;
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const [here, there] = [beyond(corner), beyond(next)];
    const kept = here <= 0 ? [corner] : [];
    if (here <= 0 === there <= 0) return kept;
    const share = here / (here - there);
    return [
      ...kept,
      { x: corner.x + (next.x - corner.x) * share, y: corner.y + (next.y - corner.y) * share },
    ];
  });
}

const pathOf = (corners: readonly Point[]): string =>
  `M${corners.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join("L")}Z`;
