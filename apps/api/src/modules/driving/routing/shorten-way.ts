import { crowDistance, type Door } from "./doors.ts";

/** Longest chain of doors that is moved (Or-opt). */
const MOST_MOVED = 3;
/** Below a metre: keeps rounding errors from looping for ever. */
const TOO_LITTLE = 0.001;

/** Indexes into the list of doors; the distance to an undefined one is 0. */
type Way = readonly number[];
type Km = (one: number | undefined, other: number | undefined) => number;

/**
 * Local search: reverses sections (2-opt) and moves short chains (Or-opt) while that shortens the route. The start is
 * fixed, the end is free.
 */
export function shorten<D extends Door>(start: Door | undefined, doors: readonly D[]): D[] {
  const km = distances(start ? [...doors, start] : doors);
  const from = start ? doors.length : undefined;
  let way: Way = doors.keys().toArray();
  for (let better = turn(km, from, way); better; better = turn(km, from, way)) way = better;
  return way.flatMap((place) => doors.slice(place, place + 1));
}

/** Precomputed distance matrix. */
function distances(doors: readonly Door[]): Km {
  const table = doors.map((one) => doors.map((other) => crowDistance(one, other)));
  return (one, other) =>
    one === undefined || other === undefined ? 0 : (table[one]?.[other] ?? 0);
}

/** The first improvement, or undefined at a local optimum. */
function turn(km: Km, start: number | undefined, way: Way): Way | undefined {
  for (let from = 0; from < way.length; from++) {
    for (let to = from + 1; to <= way.length; to++) {
      if (gain(km, start, way, from, to) > TOO_LITTLE) return reversed(way, from, to);
    }
  }
  for (let from = 0; from < way.length; from++) {
    for (let count = 1; count <= MOST_MOVED && from + count <= way.length; count++) {
      const moved = move(km, start, way, from, count);
      if (moved) return moved;
    }
  }
  return undefined;
}

/** Kilometres saved by reversing `from` up to `to`: only its two edges change. */
function gain(km: Km, start: number | undefined, way: Way, from: number, to: number): number {
  const before = from === 0 ? start : way[from - 1];
  const [first, last, after] = [way[from], way[to - 1], way[to]];
  return km(before, first) + km(last, after) - km(before, last) - km(first, after);
}

const reversed = (way: Way, from: number, to: number): Way => [
  ...way.slice(0, from),
  ...way.slice(from, to).reverse(),
  ...way.slice(to),
];

/** Moves a chain to the first cheaper position, reversed or not; undefined if there is none. */
function move(
  km: Km,
  start: number | undefined,
  way: Way,
  from: number,
  count: number,
): Way | undefined {
  const moved = way.slice(from, from + count);
  const rest = [...way.slice(0, from), ...way.slice(from + count)];
  const [first, last] = [moved[0], moved.at(-1)];
  const before = (at: number): number | undefined => (at === 0 ? start : rest[at - 1]);
  const cost = (at: number, one: number | undefined, other: number | undefined): number =>
    km(before(at), one) + km(other, rest[at]) - km(before(at), rest[at]);
  const saved = cost(from, first, last) - TOO_LITTLE;
  for (let at = 0; at <= rest.length; at++) {
    if (cost(at, first, last) < saved) {
      return [...rest.slice(0, at), ...moved, ...rest.slice(at)];
    }
    if (cost(at, last, first) < saved) {
      return [...rest.slice(0, at), ...moved.toReversed(), ...rest.slice(at)];
    }
  }
  return undefined;
}
