/** The four digits of a postal code with their approximate position and place name. */
export type PostalArea = { digits: number; latitude: number; longitude: number; place: string };

export const SIX_BITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
export const FIRST_DIGITS = 1000;
/** A grid of about 560 metres, so that three base 64 characters encode any position in the country. */
export const GRID = { south: 50.73, west: 3.38, perLatitude: 200, perLongitude: 120, columns: 460 };

export type Position = { latitude: number; longitude: number };

const KILOMETRES_PER_DEGREE = 111.2;
const MIDDLE_OF_THE_COUNTRY = (52.1 * Math.PI) / 180;

/** Projects a position onto a flat map of the country, in kilometres. Accurate to 1 %. */
export const onFlatMap = ({ latitude, longitude }: Position): { x: number; y: number } => ({
  x: longitude * KILOMETRES_PER_DEGREE * Math.cos(MIDDLE_OF_THE_COUNTRY),
  y: latitude * KILOMETRES_PER_DEGREE,
});

/** Road by straight-line distance, in towns. */
export const ROAD_FACTOR = 1.4;

/** Straight-line distance. */
export function kilometresBetween(one: Position, other: Position): number {
  const [a, b] = [onFlatMap(one), onFlatMap(other)];
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Centroid of the positions; undefined for an empty list. */
export function middleOf(positions: Position[]): Position | undefined {
  if (positions.length === 0) return undefined;
  const mean = (of: (position: Position) => number): number =>
    positions.reduce((sum, position) => sum + of(position), 0) / positions.length;
  return {
    latitude: mean(({ latitude }) => latitude),
    longitude: mean(({ longitude }) => longitude),
  };
}
