import { kilometresBetween, type Position } from "@waslijn/contract/shared/postal-area";

/** Nearest-neighbour order, starting at the first door by postal code. */
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

export type Door = { postalCode: string; houseNumber: string; position: Position | undefined };

/** Larger than any distance in the country: postal codes only count where a position is missing. */
const UNKNOWN_KM = 1000;

/** Straight-line distance in kilometres; without both positions estimated from the difference of the postal codes. */
export const crowDistance = (one: Door, other: Door): number =>
  one.position && other.position
    ? kilometresBetween(one.position, other.position)
    : UNKNOWN_KM + Math.abs(digitsOf(one) - digitsOf(other));

const digitsOf = ({ postalCode }: Door): number => Number.parseInt(postalCode, 10) || 0;

/** Sorts by postal code and house number: 2011DB 2, 2011DB 10, 2011DB 10-A, 2012AA 1. */
export function inRouteOrder(
  one: { postalCode: string; houseNumber: string },
  other: { postalCode: string; houseNumber: string },
): number {
  return compare(one.postalCode, other.postalCode) || compare(one.houseNumber, other.houseNumber);
}

const { compare } = new Intl.Collator("nl", { numeric: true });
