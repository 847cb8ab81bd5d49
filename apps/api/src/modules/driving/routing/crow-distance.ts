import { kilometresBetween, type Position } from "@waslijn/contract/shared/postal-areas/kilometres";

export type Door = { postalCode: string; houseNumber: string; position: Position | undefined };

/** Before any distance between two positions in the country: codes only decide where a position is missing. */
const UNKNOWN_KM = 1000;

/** Kilometres as the crow flies where both are known, otherwise by how far the postal codes are apart. */
export const crowDistance = (one: Door, other: Door): number =>
  one.position && other.position
    ? kilometresBetween(one.position, other.position)
    : UNKNOWN_KM + Math.abs(digitsOf(one) - digitsOf(other));

const digitsOf = ({ postalCode }: Door): number => Number.parseInt(postalCode, 10) || 0;
