import { crowDistance, type Door } from "./crow-distance.ts";
import { inRouteOrder } from "./route-order.ts";

/** From the first door along postal codes always to the nearest one that is left. */
export function alongTheWay<D extends Door>(doors: readonly D[]): D[] {
  const left = [...doors].sort(inRouteOrder);
  const way: D[] = [];
  while (left.length > 0) {
    const last = way.at(-1);
    const distances = left.map((door) => (last ? crowDistance(last, door) : 0));
    const nearest = distances.indexOf(Math.min(...distances));
    way.push(...left.splice(nearest, 1));
  }
  return way;
}
