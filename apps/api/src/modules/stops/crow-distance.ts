export type Door = {
  postalCode: string;
  houseNumber: string;
  position: { lat: number; lon: number } | undefined;
};

/** Before any distance between two positions in the country: codes only decide where a position is missing. */
const UNKNOWN_KM = 1000;
const KM_PER_DEGREE = 111.2;

/** Kilometres as the crow flies where both are known, otherwise by how far the postal codes are apart. */
export function crowDistance(one: Door, other: Door): number {
  if (one.position && other.position) {
    const north = one.position.lat - other.position.lat;
    const middle = ((one.position.lat + other.position.lat) / 2) * (Math.PI / 180);
    const east = (one.position.lon - other.position.lon) * Math.cos(middle);
    return Math.hypot(north, east) * KM_PER_DEGREE;
  }
  return UNKNOWN_KM + Math.abs(digitsOf(one) - digitsOf(other));
}

const digitsOf = ({ postalCode }: Door): number => Number.parseInt(postalCode, 10) || 0;
