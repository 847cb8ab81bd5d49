import { inRouteOrder } from "./route-order.ts";

type Door = {
  postalCode: string;
  houseNumber: string;
  position: { lat: number; lon: number } | undefined;
};

/** Before any distance between two positions in the country: codes only decide where a position is missing. */
const UNKNOWN_KM = 1000;
const KM_PER_DEGREE = 111.2;

/** From the first door along postal codes always to the nearest one that is left. */
export function alongTheWay<D extends Door>(doors: readonly D[]): D[] {
  const left = [...doors].sort(inRouteOrder);
  const way: D[] = [];
  while (left.length > 0) {
    const last = way.at(-1);
    const distances = left.map((door) => (last ? distance(last, door) : 0));
    const nearest = distances.indexOf(Math.min(...distances));
    way.push(...left.splice(nearest, 1));
  }
  return way;
}

/** As the crow flies where both are known, otherwise by how far the postal codes are apart. */
function distance(one: Door, other: Door): number {
  if (one.position && other.position) {
    const north = one.position.lat - other.position.lat;
    const east =
      (one.position.lon - other.position.lon) * Math.cos((one.position.lat * Math.PI) / 180);
    return Math.hypot(north, east) * KM_PER_DEGREE;
  }
  return UNKNOWN_KM + Math.abs(digitsOf(one) - digitsOf(other));
}

const digitsOf = ({ postalCode }: Door): number => Number.parseInt(postalCode, 10) || 0;
