import { onFlatMap } from "@waslijn/contract/shared/postal-area";
import { nextOf, type ShownStop } from "./shown-stops.ts";

type Stop = Pick<ShownStop, "turn" | "state" | "position">;
type Box = { width: number; height: number; edge: number };
export type WayPoint = { turn: number; x: number; y: number; is: "behind" | "next" | "ahead" };

/** Minimum extent of the sketch: closer stops are all in one street. */
const LEAST_KM = 0.15;

/**
 * Positions of the stops to scale, without those of unknown position. North is up, or rotated to the right when the
 * stops extend further from north to south, because the strip is wide and low.
 */
export function wayPoints(stops: readonly Stop[], { width, height, edge }: Box): WayPoint[] {
  const next = nextOf(stops);
  const known = alongTheStrip(
    stops.flatMap((stop) => (stop.position ? [{ stop, ...onFlatMap(stop.position) }] : [])),
  );
  const [left, right] = endsOf(known.map(({ x }) => x));
  const [bottom, top] = endsOf(known.map(({ y }) => y));
  if (known.length < 2 || Math.max(right - left, top - bottom) < LEAST_KM) return [];
  const scale = Math.min(
    (width - 2 * edge) / Math.max(right - left, LEAST_KM),
    (height - 2 * edge) / Math.max(top - bottom, LEAST_KM),
  );
  return known.map(({ stop, x, y }) => ({
    turn: stop.turn,
    x: Math.round(width / 2 + (x - (left + right) / 2) * scale),
    y: Math.round(height / 2 - (y - (bottom + top) / 2) * scale),
    is: stop === next ? "next" : stop.state === "open" ? "ahead" : "behind",
  }));
}

function alongTheStrip<T extends { x: number; y: number }>(points: T[]): T[] {
  const [left, right] = endsOf(points.map(({ x }) => x));
  const [bottom, top] = endsOf(points.map(({ y }) => y));
  return top - bottom > right - left
    ? points.map((point) => ({ ...point, x: point.y, y: -point.x }))
    : points;
}

const endsOf = (values: number[]): [least: number, most: number] => [
  Math.min(...values),
  Math.max(...values),
];

/** The points whose number can be shown without overlaps, next stop first, then in order. */
export function numbered(points: readonly WayPoint[], apart: number): WayPoint[] {
  const taken: WayPoint[] = [];
  for (const point of points.filter(({ is }) => is !== "behind")) {
    const isFree = taken.every(({ x, y }) => Math.hypot(x - point.x, y - point.y) >= apart);
    if (isFree) taken.push(point);
  }
  return taken;
}
